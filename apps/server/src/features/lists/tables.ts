import type { AccountId, ListId } from '@tenfold/contract/ids';
import type { ListChange } from '@tenfold/contract/lists';
import type { Generated, JSONColumnType } from 'kysely';

export type ListTables = {
  list: {
    id: Generated<ListId>;
    account_id: AccountId;
    name: string;
    is_default: Generated<boolean>;
    revision: Generated<number>;
    version: Generated<number>;
    company_count: Generated<number>;
    shown: Generated<string[]>;
    share_token: string | null;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
  };
  list_company: {
    list_id: ListId;
    symbol: string;
    cik: number;
    place: number;
    added_at: Date;
    removed_at: Date | null;
  };
  curated_list: {
    key: string;
    place: number;
    name: string;
    description: string;
    rule: string | null;
    last_change: JSONColumnType<ListChange> | null;
    version: Generated<number>;
    updated_at: Date;
  };
  curated_list_company: { key: string; symbol: string; cik: number; place: number };
  rule_outcome: { symbol: string; document_version: number; rules_version: number; met: string[] };
};
