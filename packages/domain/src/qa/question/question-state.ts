/** How long the community has for an answer, from approval, before analysts answer. */
const communityDays = 7;

const day = 86_400_000;

/** What is known of a question now; whether its seven days are over is the only thing the clock decides. */
export interface QuestionFacts {
  readonly askedAt: Date;
  readonly approvedAt: Date | null;
  /** Null again once it was approved after all, or asked again. */
  readonly rejectedAt: Date | null;
  /** What the asker reads. */
  readonly rejectionReason: string | null;
  readonly answers: readonly AnswerFacts[];
}

export interface AnswerFacts {
  readonly id: number;
  /** Null: the account was deleted, its text stays. */
  readonly authorId: number | null;
  /** The author's role when it was written: a later role doesn’t change what an answer earned. */
  readonly isAnalyst: boolean;
  /** Written by who asked, also where both accounts are gone by now. */
  readonly isByAsker: boolean;
  /** Written by a program, as its author says. */
  readonly isGenerated: boolean;
  readonly createdAt: Date;
  /** Deleted, or hidden by an editor; null: visible. */
  readonly removedAt: Date | null;
}

export type QuestionStateName = QuestionState['name'];

export type QuestionState =
  | { readonly name: 'waiting' }
  | { readonly name: 'open'; readonly until: Date }
  /** `since`: from then on nobody had answered, or the last answer was removed. */
  | { readonly name: 'with_analysts'; readonly since: Date }
  | { readonly name: 'answered' }
  | { readonly name: 'rejected'; readonly reason: string | null };

/** When the community’s seven days end: the first moment that is no longer part of them. */
export function answerDeadline(approvedAt: Date): Date {
  return new Date(approvedAt.getTime() + communityDays * day);
}

/**
 * Where a question is in its life. Open lasts seven days whether it is answered or not; then any visible answer makes it
 * answered, whoever wrote it and whenever, and without one it is with the analysts, also when the last answer is removed
 * later. Source: specification 1, "If nobody answers in 7 days, analysts answer".
 */
export function questionState(facts: QuestionFacts, now: Date): QuestionState {
  const { approvedAt, rejectedAt, rejectionReason, answers } = facts;
  if (approvedAt === null) {
    return rejectedAt === null ? { name: 'waiting' } : { name: 'rejected', reason: rejectionReason };
  }
  const deadline = answerDeadline(approvedAt);
  if (now < deadline) return { name: 'open', until: deadline };
  if (answers.some(isVisible)) return { name: 'answered' };
  const removals = answers.flatMap(({ removedAt }) => (removedAt === null ? [] : [removedAt.getTime()]));
  return { name: 'with_analysts', since: new Date(Math.max(deadline.getTime(), ...removals)) };
}

export function isVisible({ removedAt }: Pick<AnswerFacts, 'removedAt'>): boolean {
  return removedAt === null;
}

/** Whether a question is approved, so that everybody sees it: open, with the analysts or answered. */
export function isPublicState(name: QuestionStateName): boolean {
  return name !== 'waiting' && name !== 'rejected';
}
