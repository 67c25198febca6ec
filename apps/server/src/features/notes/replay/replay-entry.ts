import type { NoteUpdate, SinceThen } from '@tenfold/contract/notes';
import { newYorkDay } from '@tenfold/domain/market-hours';
import { type NoteReplay, replayNote, type TypedPrices } from '@tenfold/domain/note-replay';
import { readRange } from '@tenfold/domain/notes';
import type { StoredEntry } from '../note/stored-note.ts';
import type { NoteCompany } from './companies-today.ts';
import { companyOf, type Known } from './known.ts';

export interface EntryReader {
  readonly companies: ReadonlyMap<string, NoteCompany>;
  /** The companies whose figures the person may see this month. */
  readonly visible: ReadonlySet<string>;
}

/** What was known of each company when an entry was written, and what changed since. */
export function replayEntry(
  entry: StoredEntry,
  currency: string,
  { companies, visible }: EntryReader,
): Pick<NoteUpdate, 'known' | 'since'> {
  const known = entry.symbols.flatMap((symbol) => {
    const sealed = entry.known[symbol];
    return sealed === undefined ? [] : [{ symbol, sealed, isVisible: visible.has(symbol) }];
  });
  return {
    known: known.map(({ symbol, sealed: { splitsUntil, ...sealed }, isVisible }) => ({
      symbol,
      ...sealed,
      figuresVisible: isVisible,
      ...(isVisible ? {} : { figures: null, model: null }),
    })),
    since: known.map(({ symbol, sealed, isVisible }) => {
      const company = companies.get(symbol) ?? withoutFigures(sealed);
      const typed = typedOf(entry, currency, symbol === entry.symbols[0]);
      return { symbol, ...sinceThen(sealed, company, typed, isVisible) };
    }),
  };
}

/** Its filings and prices are not here. */
function withoutFigures({ knownAt, currency }: Known): Pick<NoteCompany, 'known' | 'today'> {
  const nothing = { currency, price: null, splitsUntil: null, figures: null };
  return {
    known: { ...nothing, knownAt, priceTime: null, priceKind: null, model: null },
    today: {
      ...nothing,
      modelValue: null,
      priceIsSimulated: false,
      closes: [],
      splits: [],
      findPayments: null,
    },
  };
}

/** Its prices are of its first company. */
function typedOf(entry: StoredEntry, currency: string, isFirst: boolean): TypedPrices {
  const { notePrice, fairValueEstimate, belowPrice, createdAt } = entry;
  const day = newYorkDay(createdAt);
  return isFirst
    ? { day, currency, notePrice, belowPrice, range: readRange(fairValueEstimate ?? '') ?? null }
    : { day, currency, notePrice: null, belowPrice: null, range: null };
}

function sinceThen(
  sealed: Known,
  { known, today }: Pick<NoteCompany, 'known' | 'today'>,
  typed: TypedPrices,
  isVisible: boolean,
): Omit<SinceThen, 'symbol'> {
  const seen = isVisible ? today : { ...today, figures: null, modelValue: null };
  const replay = replayNote(companyOf(sealed, isVisible), seen, typed);
  const { modelNow, range, buyBelow, ...since } = replay;
  return {
    ...since,
    currency: known.currency,
    figuresVisible: isVisible,
    price: known.price,
    priceTime: known.priceTime,
    priceKind: known.priceKind,
    model: isVisible && known.model !== null ? { ...known.model, valuePerShare: modelNow } : null,
    range: range && !isVisible && range.why === 'no_model_value' ? { ...range, why: 'not_visible' } : range,
    buyBelow: buyBelow && buyBelowOf(buyBelow),
  };
}

function buyBelowOf({ price, touched, why }: NonNullable<NoteReplay['buyBelow']>): SinceThen['buyBelow'] {
  const day = touched?.day ?? null;
  const isTouched = why === null ? touched !== null : null;
  const touchedAt = touched?.price ?? null;
  return { price, isTouched, day, touchedAt, isSimulated: touched?.isSimulated ?? false, why };
}
