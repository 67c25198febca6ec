import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { Conflict, Forbidden, NotFound } from '../../../../platform/http/index.ts';
import { announce, type Notified } from '../../../notifications/index.ts';
import { recordAct } from '../../moderation/record-act.ts';
import { notifyOfNews } from '../../notices/notify-of-news.ts';
import type { QaTables } from '../../tables.ts';

interface RewardDecisionInput {
  readonly id: number;
  readonly by: AccountId;
  readonly isGiven: boolean;
}

/**
 * An editor’s yes or no, once. The same decision again is the one that stands: its answer was lost.
 *
 * @throws NotFound, Forbidden for one's own, Conflict when it was decided otherwise
 */
export async function decideReward(
  { db, clock, fanOut }: Pick<Deps, 'db' | 'clock' | 'fanOut'>,
  { id, by, isGiven }: RewardDecisionInput,
): Promise<void> {
  const now = clock.now();
  const state = isGiven ? 'given' : 'refused';
  const notified = await db.transaction().execute(async (tx): Promise<Notified[]> => {
    const tables = tx.withTables<QaTables>();
    await lockAccounts(tx, id, by);
    const reward = await tables
      .selectFrom('qa_reward')
      .select(['account_id', 'hundred', 'state'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (reward === undefined) throw new NotFound('This reward doesn’t exist.');
    if (reward.account_id === by) throw new Forbidden('Another editor decides on your own reward.');
    if (reward.state === state) return [];
    if (reward.state !== 'waiting') throw new Conflict('This reward was already decided.');
    await tables
      .updateTable('qa_reward')
      .set({ state, decided_at: now, decided_by: by })
      .where('id', '=', id)
      .execute();
    await recordAct(tx, by, now, {
      kind: isGiven ? 'reward_given' : 'reward_refused',
      accountId: reward.account_id,
      data: { hundred: reward.hundred },
    });
    const news = { what: 'reward', accountId: reward.account_id, hundred: reward.hundred } as const;
    return isGiven ? notifyOfNews(tx, [news], by, now) : [];
  });
  await announce(fanOut, notified)?.();
}

/**
 * Before the reward, as who deletes their account has that first: each would wait for the other. Nobody waits for others
 * who only write.
 */
async function lockAccounts(tx: Db, rewardId: number, by: AccountId): Promise<void> {
  await sql`
    select from account
     where id = ${by} or id = (select account_id from qa_reward where id = ${rewardId})
     order by id for key share`.execute(tx);
}
