import type { AccountId } from '@tenfold/contract/ids';
import type { Db } from '../../../platform/db/index.ts';
import type { AccountTables, ProviderName } from '../tables.ts';

export async function findAccountByIdentity(
  db: Db,
  provider: ProviderName,
  subject: string,
): Promise<AccountId | null> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('identity')
    .select('account_id as accountId')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.accountId ?? null;
}

/** An identity never moves to another account. */
export async function insertIdentity(
  db: Db,
  provider: ProviderName,
  subject: string,
  accountId: AccountId,
): Promise<void> {
  await db
    .withTables<AccountTables>()
    .insertInto('identity')
    .values({ provider, subject, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
