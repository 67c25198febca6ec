import type { Reward } from '@tenfold/contract/qa';
import type { Selectable } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { NotFound } from '../../../../platform/http/index.ts';
import { deletedAuthor, readAuthors } from '../../reading/views/read-authors.ts';
import type { QaTables } from '../../tables.ts';

const mostDecided = 50;

/** Those that wait, longest first, then those decided last. */
export async function listRewards(db: Db): Promise<Reward[]> {
  const rewards = db.withTables<QaTables>().selectFrom('qa_reward').selectAll();
  const waiting = await rewards.where('state', '=', 'waiting').orderBy('id').execute();
  const decided = await rewards
    .where('state', '<>', 'waiting')
    .orderBy('id', 'desc')
    .limit(mostDecided)
    .execute();
  return describe(db, [...waiting, ...decided]);
}

/** @throws NotFound */
export async function findReward(db: Db, id: number): Promise<Reward> {
  const rows = await db
    .withTables<QaTables>()
    .selectFrom('qa_reward')
    .selectAll()
    .where('id', '=', id)
    .execute();
  const [reward] = await describe(db, rows);
  if (reward === undefined) throw new NotFound('This reward doesn’t exist.');
  return reward;
}

async function describe(db: Db, rows: readonly Selectable<QaTables['qa_reward']>[]): Promise<Reward[]> {
  const { authors } = await readAuthors(db, [...new Set(rows.map(({ account_id }) => account_id))]);
  return rows.map(({ id, account_id, hundred, state, doubts, reached_at, decided_at }) => ({
    id,
    contributor: authors.get(account_id) ?? deletedAuthor,
    hundred,
    state,
    doubts,
    reachedAt: reached_at.toISOString(),
    decidedAt: decided_at?.toISOString() ?? null,
  }));
}
