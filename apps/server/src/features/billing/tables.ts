import type { AccountId } from '@tenfold/contract/ids';
import type { Generated } from 'kysely';

export type BillingTables = {
  companies_opened: {
    account_id: AccountId | null;
    visitor_id: string | null;
    month: string;
    symbols: string[];
    version: Generated<number>;
  };
  first_opened: { account_id: AccountId; symbol: string; opened_at: Date };
};
