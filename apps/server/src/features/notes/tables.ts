import type { AccountId } from '@tenfold/contract/ids';
import type { Generated, JSONColumnType } from 'kysely';
import type { KnownBySymbol } from './replay/known.ts';

interface EntryColumns {
  id: Generated<number>;
  title: string | null;
  description: string;
  symbols: string[];
  note_price: number | null;
  fair_value_estimate: string | null;
  below_price: number | null;
  known: JSONColumnType<KnownBySymbol>;
  created_at: Date;
}

export type NoteTables = {
  note: EntryColumns & {
    account_id: AccountId;
    currency: string;
    searched: string;
    revision: Generated<number>;
    updated_at: Date;
  };
  note_update: EntryColumns & { note_id: number };
  note_change: { account_id: AccountId; version: number; notes: number };
  note_symbol: { account_id: AccountId; symbol: string; note_id: number };
};
