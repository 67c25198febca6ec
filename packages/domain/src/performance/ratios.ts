import type { MissingReason } from '../figures/index.ts';
import { agreesWithFiled } from '../market/index.ts';
import type { DayRate } from '../rates/index.ts';
import type { DailyKey, DayForm } from '../series/index.ts';
import type { PaidDividends } from './paid-dividends.ts';
import type { PointInTimeFigures, PointInTimeValue } from './point-in-time-figures.ts';

export type RatioKey = Exclude<DailyKey, 'stockPrice' | 'priceChange' | 'totalReturn'>;

/** What meets the price: the filings as they became known, what was paid, and whether the two may meet at all. */
export interface ReportedHistory {
  /** Oldest first. */
  readonly known: readonly PointInTimeFigures[];
  /** Oldest first. */
  readonly paid: readonly PaidDividends[];
  readonly adrRatio: number | null;
  /** Why figures as reported may not meet the price, if so. */
  readonly refusal: MissingReason | null;
  /** Reported currency for one of the trading currency, oldest first; null where they are one. */
  readonly rates: readonly DayRate[] | null;
}

/** What holds on one day. */
export interface DayInputs {
  readonly known: PointInTimeFigures | null;
  readonly paid: number | null;
  /** 1 within one currency; null where none is known within seven days. */
  readonly rate: number | null;
}

interface Ratio {
  readonly form: DayForm;
  /** What the price meets, per traded share. */
  readonly met: (day: DayInputs, filings: ReportedHistory) => PointInTimeValue;
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

const unfiled: PointInTimeValue = { value: null, why: 'not_filed' };

function moneyPerShare(
  { known, rate }: DayInputs,
  money: PointInTimeValue | undefined,
  { adrRatio, refusal }: ReportedHistory,
): PointInTimeValue {
  if (refusal !== null) return none(refusal);
  const shares = tradedShares(known, adrRatio);
  return shares.value === null
    ? shares
    : over(traded(positive(money ?? unfiled, 'whole_not_positive'), rate), shares);
}

function tradedShares(known: PointInTimeFigures | null, adrRatio: number | null): PointInTimeValue {
  if (adrRatio === null) return none('adr_ratio_unknown');
  const shares = known?.shares ?? unfiled;
  return shares.value === null ? shares : { value: shares.value / adrRatio, why: null };
}

/** Dividends as paid where the list holds what was filed, else as filed. */
function dividends(
  { known, paid, rate }: DayInputs,
  { adrRatio, refusal }: ReportedHistory,
): PointInTimeValue {
  if (refusal !== null) return paid === null ? none(refusal) : { value: paid, why: null };
  const filed = traded(times(known?.dividendsPerShare, adrRatio), rate);
  if (paid === null) return filed;
  return filed.value === null || agreesWithFiled(paid, filed.value) ? { value: paid, why: null } : filed;
}

/** Money of the reported currency in the trading one, at the rate of the day. */
function traded(money: PointInTimeValue, rate: number | null): PointInTimeValue {
  if (money.value === null || rate === 1) return money;
  return rate === null ? none('currency_mismatch') : { value: money.value / rate, why: null };
}

function over(part: PointInTimeValue, whole: PointInTimeValue): PointInTimeValue {
  if (part.value === null) return part;
  if (whole.value === null) return whole;
  return whole.value > 0 ? { value: part.value / whole.value, why: null } : none('whole_not_positive');
}

function positive(known: PointInTimeValue, why: MissingReason): PointInTimeValue {
  return known.value === null || known.value > 0 ? known : none(why);
}

function times(known: PointInTimeValue | undefined, by: number | null): PointInTimeValue {
  if (known === undefined || known.value === null) return known ?? unfiled;
  return { value: known.value * (by ?? 1), why: null };
}

function none(why: MissingReason): PointInTimeValue {
  return { value: null, why };
}
