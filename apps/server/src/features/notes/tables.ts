import type { TextFigure } from '@tenfold/contract/financials';
import type { AccountId, NoteId } from '@tenfold/contract/ids';
import type { Generated, JSONColumnType } from 'kysely';
import type { KnownBySymbol } from './replay/known.ts';

interface EntryColumns {
  title: string | null;
  description: string;
  symbols: string[];
  note_price: number | null;
  fair_value_estimate: string | null;
  below_price: number | null;
  known: JSONColumnType<KnownBySymbol>;
  figures: JSONColumnType<readonly TextFigure[], string | undefined>;
  created_at: Date;
}

export type NoteTables = {
  note: EntryColumns & {
    id: Generated<NoteId>;
    account_id: AccountId;
    currency: string;
    searched: string;
    revision: Generated<number>;
    updated_at: Date;
  };
  note_update: EntryColumns & { id: Generated<number>; note_id: NoteId };
  note_change: { account_id: AccountId; version: number; notes: number };
  note_symbol: { account_id: AccountId; symbol: string; note_id: NoteId };
};
