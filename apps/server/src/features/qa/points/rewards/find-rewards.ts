import type { AccountId } from '@tenfold/contract/ids';
import type { Reward } from '@tenfold/contract/qa';
import {
  hundredsReached,
  pointsOfReward,
  type ReachedHundred,
  type RewardDoubt,
  rewardDoubts,
} from '@tenfold/domain/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import type { QueueDeps } from '../../../../platform/feature.ts';
import { announce, type Notified } from '../../../notifications/index.ts';
import { notifyOfNews } from '../../notices/notify-of-news.ts';
import type { QaTables } from '../../tables.ts';
import { readEntriesOfAccount, type WrittenPoints } from '../ledger.ts';
import { listHeldAwards } from '../rings/held-awards.ts';
import { readEvidence } from './award-evidence.ts';

type FindRewardsDeps = Pick<QueueDeps, 'db' | 'clock' | 'fanOut' | 'log'>;

/**
 * What a worker does each minute: hundreds that somebody’s counted points reached. Two workers write each once. An account
 * that fails doesn’t keep the others.
 */
export async function findRewards({ db, clock, fanOut, log }: FindRewardsDeps): Promise<void> {
  const now = clock.now();
  for (const accountId of await listCandidates(db, now)) {
    try {
      const notified = await db.transaction().execute((tx) => addRewards(tx, accountId, now));
      await announce(fanOut, notified)?.();
    } catch (err) {
      log.error({ err, account: accountId }, 'the rewards of an account were not found');
    }
  }
}

/**
 * Who was awarded enough for their next hundred, were nothing taken back: with that the highest balance there ever was
 * can’t be more. Nothing is remembered of it, so nothing is missed.
 */
async function listCandidates(db: Db, now: Date): Promise<AccountId[]> {
  const { rows } = await sql<{ id: AccountId }>`
    select account_id as id from qa_points
     where not is_reversal and greatest(occurred_at, since + interval '48 hours') <= ${now}
     group by account_id
    having sum(points) >= ${pointsOfReward} * (1 + coalesce(
             (select max(hundred) / ${pointsOfReward} from qa_reward where qa_reward.account_id = qa_points.account_id), 0))
     order by account_id`.execute(db);
  return rows.map(({ id }) => id);
}

async function addRewards(tx: Db, accountId: AccountId, now: Date): Promise<Notified[]> {
  const entries = await readCountable(tx, accountId, now);
  const notified: Notified[] = [];
  for (const reached of hundredsReached(entries, now)) {
    const isGiven = await addReward(tx, accountId, entries, reached);
    if (!isGiven) continue;
    const news = [{ what: 'reward', accountId, hundred: reached.hundred }] as const;
    notified.push(...(await notifyOfNews(tx, news, null, now)));
  }
  return notified;
}

/** Without what rests on votes that wait for an editor: released, it counts from when it would have. */
async function readCountable(tx: Db, accountId: AccountId, now: Date): Promise<WrittenPoints[]> {
  const entries = await readEntriesOfAccount(tx, accountId);
  const held = new Set<number>((await listHeldAwards(tx, accountId, now)).map(({ answerId }) => answerId));
  return entries.filter(({ cause, subject }) => cause !== 'best' || !held.has(subject.id));
}

/** Whether it is new, and given at once. */
async function addReward(
  tx: Db,
  accountId: AccountId,
  entries: readonly WrittenPoints[],
  { hundred, reachedAt, awards }: ReachedHundred,
): Promise<boolean> {
  const evidence = await readEvidence(
    tx,
    entries.filter(({ id }) => awards.includes(id)),
  );
  const doubts = rewardDoubts(evidence);
  const state = doubts.length === 0 ? 'given' : 'waiting';
  const inserted = await tx
    .withTables<QaTables>()
    .insertInto('qa_reward')
    .values({
      account_id: accountId,
      hundred,
      state,
      doubts: doubts.map(({ why }) => storedDoubt[why]),
      reached_at: reachedAt,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'hundred']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined && state === 'given';
}

const storedDoubt = {
  few_voters: 'few_voters',
  one_network: 'one_network',
  unknown_networks: 'unknown_networks',
  young_accounts: 'new_accounts',
} as const satisfies Record<RewardDoubt['why'], Reward['doubts'][number]>;
