import type { OwnData } from '../accounts/index.ts';
import type { BillingTables } from './tables.ts';

/** The companies an account opened, by month. */
export const ownCompanies: OwnData = async (db, accountId) => {
  const months = await db
    .withTables<BillingTables>()
    .selectFrom('companies_opened')
    .select(['month', 'symbols'])
    .where('account_id', '=', accountId)
    .orderBy('month')
    .execute();
  return [{ name: 'companies-opened.json', content: months }];
};
