import type { QuestionStateName } from '../question/question-state.ts';

export const acts = [
  'see',
  'answer',
  'comment',
  'vote',
  'follow',
  'bookmark',
  'edit',
  'delete',
  'withdraw',
  'approve',
  'reject',
  'feature',
  'hide',
  'report',
  'list',
] as const;

export type Act = (typeof acts)[number];

export const textKinds = ['question', 'answer', 'comment'] as const;
export type TextKind = (typeof textKinds)[number];

/** `reader`: everybody but its author. */
type Actor = 'anyone' | 'member' | 'reader' | 'author' | 'editor' | 'author or editor';

export interface ActRule {
  readonly by: Actor;
  /** The states of the question it belongs to. */
  readonly while: readonly QuestionStateName[];
  /** Only while nobody wrote under it: what others wrote isn’t lost. */
  readonly isChildless?: true;
}

const approved = ['open', 'with_analysts', 'answered'] as const;
const unapproved = ['waiting', 'rejected'] as const;
const always = [...unapproved, ...approved] as const;

const see: ActRule = { by: 'anyone', while: always };
const join: ActRule = { by: 'member', while: approved };
const vote: ActRule = { by: 'reader', while: approved };
/** It counts once, however often somebody thinks so (`moderation/reports.ts`). */
const report: ActRule = { by: 'reader', while: approved };
const edit: ActRule = { by: 'author', while: approved };
const remove: ActRule = { by: 'author or editor', while: always, isChildless: true };
const feature: ActRule = { by: 'editor', while: approved };
/** Whatever is under it: what waits is rejected instead. */
const hide: ActRule = { by: 'editor', while: approved };

/**
 * Who may do what to a text, and while its question is in which state; an act that is missing doesn’t exist for that kind.
 * Besides, a question that isn’t approved exists only for its author and editors (`mayDo`).
 *
 * A comment on an answer or a comment is a reply to it. An edit of a rejected question asks it again; one of an approved
 * question is shown once an editor approves it. Seven days bound the award alone: everybody may answer later too.
 * Source: specification 5 and 6.
 */
export const actRules: Readonly<Record<TextKind, Partial<Record<Act, ActRule>>>> = {
  question: {
    see,
    answer: join,
    vote,
    follow: join,
    bookmark: join,
    edit: { by: 'author', while: always },
    delete: { by: 'editor', while: always, isChildless: true },
    withdraw: { by: 'author', while: unapproved },
    approve: { by: 'editor', while: unapproved },
    reject: { by: 'editor', while: ['waiting'] },
    feature,
    hide,
    report,
    list: { by: 'editor', while: always },
  },
  answer: {
    see,
    comment: join,
    vote,
    follow: join,
    bookmark: join,
    edit,
    delete: remove,
    feature,
    hide,
    report,
  },
  comment: { see, comment: join, vote, edit, delete: remove, feature, hide, report },
};
