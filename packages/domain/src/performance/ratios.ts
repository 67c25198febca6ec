import type { Why } from '../figures/index.ts';
import { agreesWithFiled } from '../market/index.ts';
import type { DayRate } from '../rates/index.ts';
import type { DailyKey, DayForm } from '../series/index.ts';
import type { Known, KnownFigures } from './known-figures.ts';
import type { PaidDividends } from './paid-dividends.ts';

export type RatioKey = Exclude<DailyKey, 'stockPrice' | 'priceChange' | 'totalReturn'>;

/** What meets the price: the filings as they became known, what was paid, and whether the two may meet at all. */
export interface Filings {
  /** Oldest first. */
  readonly known: readonly KnownFigures[];
  /** Oldest first. */
  readonly paid: readonly PaidDividends[];
  readonly adrRatio: number | null;
  /** Why figures as reported may not meet the price, if so. */
  readonly refusal: Why | null;
  /** Reported currency for one of the trading currency, oldest first; null where they are one. */
  readonly rates: readonly DayRate[] | null;
}

/** What holds on one day. */
export interface OnDay {
  readonly known: KnownFigures | null;
  readonly paid: number | null;
  /** 1 within one currency; null where none is known within seven days. */
  readonly rate: number | null;
}

interface Ratio {
  readonly form: DayForm;
  /** What the price meets, per traded share. */
  readonly met: (day: OnDay, filings: Filings) => Known;
}

/** Each ratio as what the price meets in it; dailyRatio has the formulas. */
export const ratios: Readonly<Record<RatioKey, Ratio>> = {
  averageMarketCap: {
    form: 'price_times_value',
    met: ({ known }, { adrRatio }) => tradedShares(known, adrRatio),
  },
  priceEarningsRatioLtm: {
    form: 'price_over_value',
    met: ({ known, rate }, { adrRatio, refusal }) =>
      refusal !== null
        ? none(refusal)
        : traded(positive(times(known?.earningsPerShare, adrRatio), 'eps_not_positive'), rate),
  },
  freeCashFlowYield: {
    form: 'value_over_price',
    met: ({ known, rate }, { adrRatio, refusal }) =>
      refusal !== null
        ? none(refusal)
        : over(traded(known?.freeCashFlow ?? unfiled, rate), tradedShares(known, adrRatio)),
  },
  dividendYield: {
    form: 'value_over_price',
    met: (day, filings) => dividends(day, filings),
  },
  priceBookRatio: {
    form: 'price_over_value',
    met: (day, filings) => moneyPerShare(day, day.known?.bookValue, filings),
  },
  priceSalesRatio: {
    form: 'price_over_value',
    met: (day, filings) => moneyPerShare(day, day.known?.revenue, filings),
  },
};

const unfiled: Known = { value: null, why: 'not_filed' };

function moneyPerShare(
  { known, rate }: OnDay,
  money: Known | undefined,
  { adrRatio, refusal }: Filings,
): Known {
  if (refusal !== null) return none(refusal);
  const shares = tradedShares(known, adrRatio);
  return shares.value === null
    ? shares
    : over(traded(positive(money ?? unfiled, 'whole_not_positive'), rate), shares);
}

function tradedShares(known: KnownFigures | null, adrRatio: number | null): Known {
  if (adrRatio === null) return none('adr_ratio_unknown');
  const shares = known?.shares ?? unfiled;
  return shares.value === null ? shares : { value: shares.value / adrRatio, why: null };
}

/** As paid where the list holds what was filed, else as filed. */
function dividends({ known, paid, rate }: OnDay, { adrRatio, refusal }: Filings): Known {
  if (refusal !== null) return paid === null ? none(refusal) : { value: paid, why: null };
  const filed = traded(times(known?.dividendsPerShare, adrRatio), rate);
  if (paid === null) return filed;
  return filed.value === null || agreesWithFiled(paid, filed.value) ? { value: paid, why: null } : filed;
}

/** Money of the reported currency in the trading one, at the rate of the day. */
function traded(money: Known, rate: number | null): Known {
  if (money.value === null || rate === 1) return money;
  return rate === null ? none('currency_mismatch') : { value: money.value / rate, why: null };
}

function over(part: Known, whole: Known): Known {
  if (part.value === null) return part;
  if (whole.value === null) return whole;
  return whole.value > 0 ? { value: part.value / whole.value, why: null } : none('whole_not_positive');
}

function positive(known: Known, why: Why): Known {
  return known.value === null || known.value > 0 ? known : none(why);
}

function times(known: Known | undefined, by: number | null): Known {
  if (known === undefined || known.value === null) return known ?? unfiled;
  return { value: known.value * (by ?? 1), why: null };
}

function none(why: Why): Known {
  return { value: null, why };
}
