import { pointsFor } from '@tenfold/domain/qa';
import type { QueueItem } from './queue-item.ts';
import type { Decision } from './send-decision.ts';

/** What came of a decision, and what can be done about it. */
export interface ShownAct {
  readonly text: string;
  readonly undo?: () => void;
  readonly again?: () => void;
}

/** Examples: `Approved. 5 points to Ruth Abel.`, `Rejected.`, `2 approved.` */
export function doneWords(decided: readonly QueueItem[], decision: Decision): ShownAct {
  const [first] = decided;
  const word = wordFor(decision, first);
  if (decided.length > 1) return { text: `${decided.length} ${word}.` };
  const text = `${word.charAt(0).toUpperCase()}${word.slice(1)}.`;
  return { text: [text, ...(first === undefined ? [] : earned(first, decision))].join(' ') };
}

/** Example: `Not approved. Unexpected error occurred. It’s back in the queue.` */
export function failedWords(decision: Decision, reason: string, item?: QueueItem): string {
  return `Not ${wordFor(decision, item)}. ${reason} It’s back in the queue.`;
}

/** A tag is not approved but kept. */
function wordFor(decision: Decision, item?: QueueItem): string {
  if (decision.what === 'replace')
    return decision.by === null ? 'removed' : `replaced by ${decision.by.name}`;
  return item?.kind === 'tag' ? 'kept' : words[decision.what];
}

const words = {
  approve: 'approved',
  'approve and feature': 'approved and featured',
  reject: 'rejected',
} as const satisfies Record<Exclude<Decision['what'], 'replace'>, string>;

/** Nobody earns by approving what they wrote. */
function earned(item: QueueItem, { what }: Decision): string[] {
  if (item.kind !== 'question' || what !== 'approve') return [];
  const { question } = item;
  if (question.isOwn || question.author.id === null) return [];
  return [`${pointsFor.approved} points to ${question.author.fullName}.`];
}
