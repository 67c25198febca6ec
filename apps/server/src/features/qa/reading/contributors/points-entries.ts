import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { AccountId, PostId } from '@tenfold/contract/ids';
import type { getMyContribution } from '@tenfold/contract/qa';
import {
  countedPoints,
  countsFrom,
  hundredsReached,
  pointsBalance,
  pointsOfReward,
} from '@tenfold/domain/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { listHeldAwards } from '../../points/rings/held-awards.ts';
import type { QaTables } from '../../tables.ts';
import { visibleQuestion } from '../questions/visible-questions.ts';

type Contribution = ReplyOf<typeof getMyContribution>;

const mostEntries = 100;

interface PointsRow extends Pick<Contribution['entries'][number], 'cause' | 'points' | 'isReversal'> {
  readonly id: number;
  readonly at: Date;
  readonly since: Date;
  /** The award it takes back. */
  readonly reverses: number | null;
  readonly questionId: PostId | null;
  readonly answerId: PostId | null;
  /** Null where the person can't read the text any more. */
  readonly title: string | null;
}

/** A person’s points and what they came from, newest first. */
export async function describePoints(
  db: Db,
  accountId: AccountId,
  now: Date,
): Promise<Omit<Contribution, 'upvotes' | 'limited' | 'recentQuestions' | 'tabs'>> {
  const all = await readPoints(db, accountId);
  const held = new Set((await listHeldAwards(db, accountId, now)).map(({ answerId }) => answerId));
  const isHeld = ({ cause, answerId }: PointsRow) =>
    cause === 'best_answer' && answerId !== null && held.has(answerId);
  const rows = all.filter((row) => !isHeld(row));
  const rewards = await readRewards(db, accountId);
  const reached = Math.max(
    0,
    ...rewards.map(({ hundred }) => hundred),
    ...hundredsReached(rows, now).map(({ hundred }) => hundred),
  );
  return {
    points: pointsBalance(all),
    heldPoints: pointsBalance(all) - pointsBalance(rows),
    countedPoints: countedPoints(rows, now),
    nextReward: reached + pointsOfReward,
    entries: all
      .toReversed()
      .slice(0, mostEntries)
      .map((row) => ({ ...describeEntry(row), isHeld: isHeld(row) })),
    rewards,
  };
}

function describeEntry(row: PointsRow): Omit<Contribution['entries'][number], 'isHeld'> {
  const { at, since, points, cause, isReversal, questionId, answerId, title } = row;
  return {
    datetime: at.toISOString(),
    points,
    cause,
    isReversal,
    // What is taken back is gone at once.
    countsFrom: (isReversal ? at : countsFrom({ since, at })).toISOString(),
    post: title === null || questionId === null ? null : { questionId, answerId, title },
  };
}

/** Oldest first. */
async function readPoints(db: Db, accountId: AccountId): Promise<PointsRow[]> {
  const { rows } = await sql<PointsRow>`
    select earned.id, earned.occurred_at as at, earned.points, earned.cause, earned.since, earned.reverses,
           earned.is_reversal as "isReversal", readable.*
      from qa_points as earned
           left join lateral (
             select question.post_id as "questionId",
                    case own.kind when 'answer' then own.id else own.answer_id end as "answerId", title
               from qa_post as own
                    join qa_question as question on question.post_id = coalesce(own.question_id, own.id)
                    join qa_post as post on post.id = question.post_id
              where own.id = earned.post_id and own.deleted_at is null
                and (${visibleQuestion} or (post.account_id = ${accountId} and post.deleted_at is null))
           ) as readable on true
     where earned.account_id = ${accountId}
     order by earned.id`.execute(db);
  return rows;
}

async function readRewards(db: Db, accountId: AccountId): Promise<Contribution['rewards']> {
  const rows = await db
    .withTables<QaTables>()
    .selectFrom('qa_reward')
    .select(['hundred', 'state', 'reached_at', 'decided_at'])
    .where('account_id', '=', accountId)
    .orderBy('hundred')
    .execute();
  return rows.map(({ hundred, state, reached_at, decided_at }) => ({
    hundred,
    state,
    datetime: (decided_at ?? reached_at).toISOString(),
  }));
}
