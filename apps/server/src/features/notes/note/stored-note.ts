import type { TextFigure } from '@tenfold/contract/financials';
import type { NoteId } from '@tenfold/contract/ids';
import type { NoteText } from '@tenfold/domain/notes';
import type { Selectable } from 'kysely';
import type { KnownBySymbol } from '../replay/known.ts';
import type { NoteTables } from '../tables.ts';

/** A note, or an update of one. */
export interface StoredEntry extends NoteText {
  readonly id: number;
  readonly createdAt: Date;
  readonly known: KnownBySymbol;
  /** What its tokens named when it was saved. */
  readonly figures: readonly TextFigure[];
}

export interface StoredNote extends StoredEntry {
  readonly id: NoteId;
  readonly currency: string;
  readonly updatedAt: Date;
  readonly revision: number;
  /** Newest first. */
  readonly updates: readonly StoredEntry[];
}

type EntryRow = Selectable<NoteTables['note_update']>;

export function toStoredNote(row: Selectable<NoteTables['note']>, updates: readonly EntryRow[]): StoredNote {
  const { currency, updated_at: updatedAt, revision } = row;
  return { ...toEntry(row), id: row.id, currency, updatedAt, revision, updates: updates.map(toEntry) };
}

function toEntry(row: Omit<EntryRow, 'note_id'>): StoredEntry {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    symbols: row.symbols,
    notePrice: row.note_price,
    fairValueEstimate: row.fair_value_estimate,
    belowPrice: row.below_price,
    known: row.known,
    figures: row.figures,
    createdAt: row.created_at,
  };
}

export function columnsOf({ title, description, symbols, ...prices }: NoteText) {
  return {
    title,
    description,
    symbols: [...symbols],
    note_price: prices.notePrice,
    fair_value_estimate: prices.fairValueEstimate,
    below_price: prices.belowPrice,
  };
}

/** What a search looks through: full-width and composed letters as plain ones, in lower case. */
export function searchable(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

export function searchedText(entries: readonly NoteText[]): string {
  return searchable(
    entries
      .flatMap(({ title, description, symbols }) => [title ?? '', description, symbols.join(' ')])
      .join('\n'),
  );
}
