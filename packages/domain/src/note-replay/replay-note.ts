import type { MissingReason } from '../figures/index.ts';
import { type BuyBelowSince, buyBelowSince } from './buy-below.ts';
import { type FiguresSince, figuresSince } from './figures-since.ts';
import type { CompanyToday, KnownCompany, KnownFigure, TypedPrices } from './known-company.ts';
import { type ReturnsSince, returnsSince } from './returns-since.ts';
import { type SharesSince, sharesSince } from './shares-since.ts';

/** What changed since a note was written; all of it in the shares of today. */
export interface NoteReplay extends ReturnsSince {
  /** New shares for one of then. */
  readonly splitFactor: number;
  readonly priceBefore: number | null;
  /** Null where none was typed, as the next two. */
  readonly notePrice: {
    readonly price: number;
    readonly change: number | null;
    readonly why: MissingReason | null;
    readonly totalReturn: KnownFigure;
  } | null;
  readonly figures: FiguresSince | null;
  readonly modelBefore: number | null;
  readonly modelNow: number | null;
  readonly range: RangeSince | null;
  readonly buyBelow: BuyBelowSince | null;
}

export interface RangeSince {
  readonly low: number;
  readonly high: number;
  /** Where the model value of today is. */
  readonly modelIs: 'below' | 'inside' | 'above' | null;
  readonly why: 'no_model_value' | 'currency_mismatch' | null;
}

/**
 * What was known of a company when a note was written, against what is known now.
 *
 * docs/methodology.md, "What changed since a note"
 */
export function replayNote(then: KnownCompany, today: CompanyToday, typed: TypedPrices): NoteReplay {
  const shares = sharesSince(today);
  const before = then.price && { day: then.price.day, price: then.price.price / shares.shown(then.price) };
  const modelNow = today.modelValue && today.modelValue / shares.figures(today.splitsUntil);
  return {
    ...returnsSince(before, today),
    splitFactor: shares.figures(typed.day),
    priceBefore: before?.price ?? null,
    figures:
      then.figures &&
      today.figures &&
      figuresSince(then.figures, today.figures, {
        before: shares.figures(then.splitsUntil),
        now: shares.figures(today.splitsUntil),
      }),
    modelBefore: then.modelValue && then.modelValue / shares.figures(then.splitsUntil),
    modelNow,
    notePrice: notePriceSince(typed, today, shares),
    range: rangeSince(typed, today, shares, modelNow),
    buyBelow: buyBelowSince(typed, then.price, today),
  };
}

function notePriceSince(
  { day, currency, notePrice }: TypedPrices,
  today: CompanyToday,
  shares: SharesSince,
): NoteReplay['notePrice'] {
  if (notePrice === null) return null;
  const price = notePrice / shares.typed(day);
  const { priceChange, totalReturn } =
    currency === today.currency ? returnsSince({ day, price }, today) : inOtherCurrency;
  return { price, change: priceChange.value, why: priceChange.why, totalReturn };
}

const otherCurrency: KnownFigure = { value: null, why: 'currency_mismatch' };
const inOtherCurrency: ReturnsSince = { priceChange: otherCurrency, totalReturn: otherCurrency };

function rangeSince(
  { day, currency, range }: TypedPrices,
  today: CompanyToday,
  shares: SharesSince,
  model: number | null,
): RangeSince | null {
  if (range === null) return null;
  const over = shares.figures(day);
  const low = range.low / over;
  const high = range.high / over;
  if (currency !== today.currency) return { low, high, modelIs: null, why: 'currency_mismatch' };
  if (model === null) return { low, high, modelIs: null, why: 'no_model_value' };
  return { low, high, modelIs: model < low ? 'below' : model > high ? 'above' : 'inside', why: null };
}
