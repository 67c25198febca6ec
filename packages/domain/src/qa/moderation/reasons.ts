import type { TextKind } from '../acts/act-rules.ts';

export const moderationReasons = [
  'spam',
  'off_topic',
  'answered',
  'too_short',
  'advice',
  'undisclosed_position',
  'pumping',
  'generated',
  'unfriendly',
  'wrong_figure',
  'other',
] as const;

export type ModerationReason = (typeof moderationReasons)[number];

export interface ReasonWords {
  /** On the editors’ list. */
  readonly label: string;
  /** What the author reads; null where the editor has to write it. */
  readonly sentence: string | null;
  readonly kinds: readonly TextKind[];
  /** The question that answers it is named. */
  readonly needsQuestion?: true;
}

const everything = ['question', 'answer', 'comment'] as const;
const replies = ['answer', 'comment'] as const;
const questions = ['question'] as const;

/** Why a question is rejected, or a text hidden, in the order editors need them. A reason never says more than its words. */
export const reasonWords: Readonly<Record<ModerationReason, ReasonWords>> = {
  spam: {
    label: 'Advertising or links',
    sentence: 'Advertising and promotional links aren’t allowed.',
    kinds: everything,
  },
  off_topic: {
    label: 'Not about a business',
    sentence:
      'Price predictions, trading and politics are off topic. Write about the business behind the share.',
    kinds: everything,
  },
  answered: {
    label: 'Already answered',
    sentence: 'This question already has an answer.',
    kinds: questions,
    needsQuestion: true,
  },
  too_short: {
    label: 'One-liner',
    sentence:
      'This is too short to help others. Name the company, the period and what you want to know or say.',
    kinds: everything,
  },
  advice: {
    label: 'Asks for personal advice',
    sentence: 'We can’t give personal advice. Ask about the business instead.',
    kinds: questions,
  },
  undisclosed_position: {
    label: 'Undisclosed position',
    sentence: 'Please disclose it when you own the share you write about.',
    kinds: everything,
  },
  pumping: {
    label: 'Pumping',
    sentence: 'Promoting a share to move its price isn’t allowed.',
    kinds: everything,
  },
  generated: {
    label: 'Generated without saying so',
    sentence: 'Generated text must be marked as such.',
    kinds: everything,
  },
  unfriendly: {
    label: 'Unfriendly',
    sentence: 'Please stay friendly: argue about the business, not about people.',
    kinds: everything,
  },
  wrong_figure: {
    label: 'Wrong figure',
    sentence: 'A figure in it isn’t what the company filed.',
    kinds: replies,
  },
  other: { label: 'Other', sentence: null, kinds: everything },
};

/** The reasons an editor can choose for a text of this kind, in the order of the list. */
export function reasonsFor(kind: TextKind): ModerationReason[] {
  return moderationReasons.filter((reason) => reasonWords[reason].kinds.includes(kind));
}

interface Rejection {
  readonly reason: ModerationReason;
  /** The editor’s own, empty for none. */
  readonly sentence: string;
  /** The question that answers it. */
  readonly answeredBy: number | null;
}

/** What a rejection of a question lacks or has too much of: the field, and words for the editor. Null: nothing. */
export function rejectionProblem(rejection: Rejection): { path: [keyof Rejection]; message: string } | null {
  const { reason, sentence, answeredBy } = rejection;
  const { kinds, sentence: words, needsQuestion = false } = reasonWords[reason];
  if (!kinds.includes('question'))
    return { path: ['reason'], message: 'This is no reason to reject a question' };
  if (words === null && sentence.trim() === '')
    return { path: ['sentence'], message: 'Write what its author reads' };
  if (needsQuestion === (answeredBy !== null)) return null;
  const message = needsQuestion
    ? 'Choose the question that answers it'
    : 'This reason names no other question';
  return { path: ['answeredBy'], message };
}

/** Those to hide a text for. What needs another question to point to is for questions that wait. */
export function hideReasonsFor(kind: TextKind): ModerationReason[] {
  return reasonsFor(kind).filter((reason) => reasonWords[reason].needsQuestion !== true);
}

/** Why a text is hidden: for a reason an editor chose, or until one has looked at what readers reported. */
export type HiddenBecause = ModerationReason | 'reported';

/**
 * What the author of a hidden text reads.
 *
 * @param added a sentence of the editor's, empty for none
 */
export function sentenceForHidden(because: HiddenBecause, added: string): string {
  if (because !== 'reported') return sentenceForAuthor(because, added);
  return 'Several readers reported it. An editor looks at it before others see it again.';
}

/**
 * What the author of a rejected or hidden text reads.
 *
 * @param added a sentence of the editor's, empty for none
 */
export function sentenceForAuthor(reason: ModerationReason, added: string): string {
  return [reasonWords[reason].sentence ?? '', added.trim()].filter((part) => part !== '').join(' ');
}
