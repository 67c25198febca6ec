import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { type BillingContext, giveReward } from '../../../billing/index.ts';

interface OpenReward {
  readonly id: number;
  readonly accountId: AccountId;
  readonly hundred: number;
}

/**
 * Hands given rewards to billing until it has them, each whole or again: it gives nothing twice. One that fails doesn’t keep
 * the others.
 *
 * @param billing opened with the first reward: most installations have none for long
 */
export async function handOverRewards(
  billing: () => Promise<BillingContext>,
  db: BillingContext['db'],
): Promise<void> {
  const open = await listOpen(db);
  if (open.length === 0) return;
  const context = await billing();
  for (const reward of open) {
    try {
      await handOver(context, reward);
    } catch (err) {
      context.log.warn({ err, reward: reward.id }, 'a reward waits for billing');
    }
  }
}

async function handOver(context: BillingContext, { id, accountId, hundred }: OpenReward): Promise<void> {
  await giveReward(context, { accountId, points: hundred });
  await sql`update qa_reward set granted_at = ${context.clock.now()} where id = ${id} and granted_at is null`.execute(
    context.db,
  );
}

async function listOpen(db: BillingContext['db']): Promise<OpenReward[]> {
  const { rows } = await sql<OpenReward>`
    select id, account_id as "accountId", hundred from qa_reward
     where state = 'given' and granted_at is null order by id`.execute(db);
  return rows;
}
