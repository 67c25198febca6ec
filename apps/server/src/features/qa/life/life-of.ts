import { postId } from '@tenfold/contract/ids';
import type { QuestionStatus } from '@tenfold/contract/qa';
import {
  bestAnswer,
  type QuestionState,
  type QuestionStateName,
  questionState,
  type Upvote,
} from '@tenfold/domain/qa';
import type { LifeFields, QuestionLife } from './read-life.ts';

/**
 * Where a question is now, or when it was closed if that was later: whoever waited for its lock may bring an older time. What is deleted stays as it was, and nothing is due for it until it comes back.
 */
export function lifeOf(life: QuestionLife, at: Date): LifeFields {
  const { fields, isRemoved } = life;
  if (isRemoved) return { ...fields, review_at: null };
  const { closed_at } = fields;
  const now = closed_at !== null && closed_at > at ? closed_at : at;
  const { askedAt, approvedAt, rejectedAt, answers } = life;
  const state = questionState({ askedAt, approvedAt, rejectedAt, rejectionReason: null, answers }, now);
  return {
    status: statusOf[state.name],
    closes_at: state.name === 'open' ? state.until : fields.closes_at,
    closed_at: fields.closed_at,
    with_analysts_at: withAnalystsAt(fields, state),
    best_answer_id: bestOf(life, now),
    review_at: state.name === 'open' ? state.until : null,
  };
}

/** Once it is said it stays, also when it is answered meanwhile, and when a removed answer is gone for good. */
function withAnalystsAt({ status, with_analysts_at }: LifeFields, state: QuestionState): Date | null {
  if (state.name !== 'with_analysts' || status === 'with_analysts') return with_analysts_at;
  return state.since;
}

function bestOf({ approvedAt, answers, fields }: QuestionLife, now: Date) {
  if (approvedAt === null || fields.closed_at === null) return null;
  const best = bestAnswer({ approvedAt }, answers, upvotesAtClose(answers, approvedAt), now);
  return best === null ? null : postId.parse(best);
}

/** Whether the best answer of a question would be another one, or none, without the votes that wait for an editor. */
export function restsOnHeldVotes(life: QuestionLife, now: Date): boolean {
  const answers = life.answers.map((answer) => ({
    ...answer,
    likesAtClose: answer.likesAtClose === null ? null : answer.likesAtClose - answer.heldAtClose,
  }));
  return bestOf({ ...life, answers }, now) !== life.fields.best_answer_id;
}

/** Whose they were doesn’t matter any more: nobody can vote for their own answer. */
function upvotesAtClose(answers: QuestionLife['answers'], castAt: Date): Upvote[] {
  return answers.flatMap(({ id, likesAtClose }) =>
    Array.from({ length: likesAtClose ?? 0 }, () => ({
      answerId: id,
      voterId: null,
      castAt,
      takenBackAt: null,
    })),
  );
}

const statusOf = {
  waiting: 'waiting_approve',
  open: 'open',
  with_analysts: 'with_analysts',
  answered: 'answered',
  rejected: 'rejected',
} as const satisfies Record<QuestionStateName, QuestionStatus>;
