import type { AccountId } from '@tenfold/contract/ids';
import type { Db } from '../../../platform/db/index.ts';
import type { BillingTables } from '../tables.ts';

/** In which the next plan is paid. */
export async function saveCurrency(db: Db, accountId: AccountId, currency: string): Promise<void> {
  await db
    .withTables<BillingTables>()
    .updateTable('billing_account')
    .set({ currency })
    .where('account_id', '=', accountId)
    .execute();
}
