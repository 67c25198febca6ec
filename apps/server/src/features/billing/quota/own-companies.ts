import type { AccountId } from '@tenfold/contract/ids';
import type { Db } from '../../../platform/db/index.ts';
import type { OwnTable } from '../../../platform/own-data.ts';
import type { BillingTables } from '../tables.ts';

export const ownCompanies = {
  table: 'companies_opened',
  erase: { what: 'the companies you opened', how: 'delete' },
  async read(db: Db, accountId: AccountId) {
    const months = await db
      .withTables<BillingTables>()
      .selectFrom('companies_opened')
      .select(['month', 'symbols'])
      .where('account_id', '=', accountId)
      .orderBy('month')
      .execute();
    return [{ name: 'companies-opened.json', content: months }];
  },
} satisfies OwnTable;
