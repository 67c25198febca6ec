import { type AnswerFacts, answerDeadline, isVisible } from './question-state.ts';

/** An upvote of an answer, kept with its times: what stood at the end stays known when somebody changes their mind. */
export interface Upvote {
  readonly answerId: number;
  /** Null: the account was deleted since. What it said before the end stands. */
  readonly voterId: number | null;
  readonly castAt: Date;
  /** Taken back, or turned into a downvote; null: it stands. */
  readonly takenBackAt: Date | null;
}

interface ApprovedQuestion {
  readonly approvedAt: Date;
}

/**
 * The answer with the most upvotes when the seven days ended, by its id; of equal ones the earlier. Downvotes don’t count.
 * It needs an upvote of somebody but its author. Not the asker’s own, not an analyst’s, and not a program’s: it is an award of the community
 * to its members. An answer that is removed later hands it to the next.
 *
 * Null: the seven days aren’t over, or no answer qualifies.
 * Source: specification 1, "The best answer (most upvotes)".
 */
export function bestAnswer(
  { approvedAt }: ApprovedQuestion,
  answers: readonly AnswerFacts[],
  upvotes: readonly Upvote[],
  now: Date,
): number | null {
  const end = answerDeadline(approvedAt);
  if (now < end) return null;
  const counts = upvotesAt(answers, upvotes, end);
  const [best] = answers
    .filter(({ isAnalyst, isByAsker, isGenerated }) => !isAnalyst && !isByAsker && !isGenerated)
    .filter((answer) => isVisible(answer) && (counts.get(answer.id) ?? 0) > 0)
    .toSorted(
      (one, other) =>
        (counts.get(other.id) ?? 0) - (counts.get(one.id) ?? 0) ||
        one.createdAt.getTime() - other.createdAt.getTime() ||
        one.id - other.id,
    );
  return best?.id ?? null;
}

/** How many upvotes of others each answer had just before a moment, by its id. */
function upvotesAt(
  answers: readonly AnswerFacts[],
  upvotes: readonly Upvote[],
  at: Date,
): ReadonlyMap<number, number> {
  const authors = new Map(answers.map(({ id, authorId }) => [id, authorId]));
  const counts = new Map<number, number>();
  for (const { answerId, voterId, castAt, takenBackAt } of upvotes) {
    const isOwn = voterId !== null && voterId === authors.get(answerId);
    const stood = castAt < at && (takenBackAt === null || takenBackAt >= at);
    if (stood && !isOwn) counts.set(answerId, (counts.get(answerId) ?? 0) + 1);
  }
  return counts;
}
