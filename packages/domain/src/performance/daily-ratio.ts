import type { Why } from '../figures/index.ts';
import { agreesWithFiled } from '../market/index.ts';
import type { Close } from '../prices/index.ts';
import type { DailyKey } from '../series/index.ts';
import { type Point, pointOf } from '../series/index.ts';
import type { Known, KnownFigures } from './known-figures.ts';
import type { PaidDividends } from './paid-dividends.ts';

export type RatioKey = Exclude<DailyKey, 'stockPrice' | 'totalReturn'>;

/** Points, and the reason of the last day when there is not one. */
export interface Values {
  readonly points: readonly Point[];
  readonly why: Why | null;
}

/** What meets the price: the filings as they became known, what was paid, and whether the two may meet at all. */
export interface Filings {
  /** Oldest first. */
  readonly known: readonly KnownFigures[];
  /** Oldest first. */
  readonly paid: readonly PaidDividends[];
  readonly adrRatio: number | null;
  /** Why figures as reported may not meet the price, if so. */
  readonly refusal: Why | null;
}

/**
 * A ratio of price and filings on each day, from the newest report filed by that day (methodology 3).
 *
 * Formula: as on the valuation card, at each close: market cap = price x cover-page shares / ADR ratio; P/E = price /
 * LTM diluted EPS; FCF yield = LTM FCF / market cap; dividend yield = dividends of twelve months / price; P/B and P/S =
 * market cap / (equity - preferred stock) and / LTM revenue.
 * Refuses: day by day, where a part is missing or a denominator is zero or less; all of it where reported money and
 * price are in two currencies (market cap and the yield of listed dividends need no reported money).
 * Example: EPS of twelve months 2.00 filed 1 May, 2.50 filed 1 August, price 50: P/E 25 until 31 July, then 20.
 */
export function dailyRatio(key: RatioKey, closes: readonly Close[], filings: Filings): Values {
  const points: Point[] = [];
  let why: Why | null = 'no_price';
  let known = -1;
  let paid = -1;
  for (const { day, close, simulated } of closes) {
    known = newest(filings.known, known, (it) => it.filed <= day);
    paid = newest(filings.paid, paid, (it) => it.from <= day);
    const ratio = ratioOf[key](
      close,
      filings.known[known] ?? null,
      filings.paid[paid]?.amount ?? null,
      filings,
    );
    if (ratio.value !== null) points.push(pointOf(day, ratio.value, simulated));
    why = ratio.why;
  }
  return { points, why: points.length === 0 ? why : null };
}

type RatioOf = (price: number, known: KnownFigures | null, paid: number | null, filings: Filings) => Known;

const ratioOf: Readonly<Record<RatioKey, RatioOf>> = {
  averageMarketCap: (price, known, _paid, { adrRatio }) => marketCap(price, known, adrRatio),
  priceEarningsRatioLtm: (price, known, _paid, { adrRatio, refusal }) =>
    refusal !== null
      ? none(refusal)
      : ratio({ value: price, why: null }, times(known?.earningsPerShare, adrRatio), 'eps_not_positive'),
  freeCashFlowYield: (price, known, _paid, { adrRatio, refusal }) =>
    refusal !== null
      ? none(refusal)
      : ratio(known?.freeCashFlow ?? unfiled, marketCap(price, known, adrRatio), 'whole_not_positive'),
  dividendYield: (price, known, paid, { adrRatio, refusal }) =>
    ratio(dividends(known, paid, adrRatio, refusal), { value: price, why: null }, 'whole_not_positive'),
  priceBookRatio: (price, known, _paid, { adrRatio, refusal }) =>
    refusal !== null
      ? none(refusal)
      : ratio(marketCap(price, known, adrRatio), known?.bookValue ?? unfiled, 'whole_not_positive'),
  priceSalesRatio: (price, known, _paid, { adrRatio, refusal }) =>
    refusal !== null
      ? none(refusal)
      : ratio(marketCap(price, known, adrRatio), known?.revenue ?? unfiled, 'whole_not_positive'),
};

const unfiled: Known = { value: null, why: 'not_filed' };

function marketCap(price: number, known: KnownFigures | null, adrRatio: number | null): Known {
  if (adrRatio === null) return none('adr_ratio_unknown');
  const shares = known?.shares ?? unfiled;
  return shares.value === null ? shares : { value: (price * shares.value) / adrRatio, why: null };
}

/** As paid where the list holds what was filed, else as filed. */
function dividends(
  known: KnownFigures | null,
  paid: number | null,
  adrRatio: number | null,
  refusal: Why | null,
): Known {
  if (refusal !== null) return paid === null ? none(refusal) : { value: paid, why: null };
  const filed = times(known?.dividendsPerShare, adrRatio);
  if (paid === null) return filed;
  return filed.value === null || agreesWithFiled(paid, filed.value) ? { value: paid, why: null } : filed;
}

function ratio(part: Known, whole: Known, notPositive: Why): Known {
  if (part.value === null) return part;
  if (whole.value === null) return whole;
  return whole.value > 0 ? { value: part.value / whole.value, why: null } : none(notPositive);
}

function times(known: Known | undefined, by: number | null): Known {
  if (known === undefined || known.value === null) return known ?? unfiled;
  return { value: known.value * (by ?? 1), why: null };
}

function none(why: Why): Known {
  return { value: null, why };
}

/** The last of a list, from a place on, for which something holds. */
function newest<T>(list: readonly T[], from: number, holds: (item: T) => boolean): number {
  let at = from;
  for (let next = list[at + 1]; next !== undefined && holds(next); next = list[at + 1]) at += 1;
  return at;
}
