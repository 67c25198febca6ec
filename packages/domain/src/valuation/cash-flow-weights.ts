import type { IsoDate } from '../facts/index.ts';
import { type ForecastBase, forecastColumns } from '../forecast/index.ts';
import { valueAsOf } from './as-of-today.ts';
import { discountCashFlows } from './discounted-cash-flow.ts';
import type { FairValue } from './fair-value.ts';
import { perTradedShare } from './traded-share.ts';

/** How a value per share follows from six free cash flows: `constant` + the sum of weight x cash flow. */
export interface CashFlowWeights {
  readonly constant: number;
  /** The fifth year's and Terminal's are the last two. */
  readonly weights: readonly number[];
  /** What the formula gives where the equity is worth nothing: from here down there is no value. */
  readonly least: number;
}

type Discounted = Pick<
  FairValue,
  | 'requiredReturn'
  | 'terminalGrowth'
  | 'valuationDate'
  | 'interest'
  | 'netDebt'
  | 'preferredStock'
  | 'minorityInterest'
  | 'sharesOutstanding'
>;

/**
 * The value of a discounted free cash flow as a line through its cash flows, so that whoever has these eight numbers needs
 * no valuation to follow a change of one.
 *
 * Formula: each weight is the value of 1 in its year, the constant what the interest added to each year brings and claims
 * before the shareholders' and dividends paid meanwhile take off; all from the formulas of the value and of carrying it. The
 * cash flows are as the table has them, after interest.
 * Example: AAPL at 10 % and 0 %, on 21 August 2026: 0.066 for each billion of 2026, 0.45 for each of Terminal.
 *
 * docs/methodology.md, "Free cash flow, ten-year averages"
 */
export function cashFlowWeights(base: ForecastBase, value: Discounted, day: IsoDate | null): CashFlowWeights {
  const shares = value.sharesOutstanding * (base.adrRatio ?? 1);
  const perShare = (equity: number) => perTradedShare(base, equity / shares);
  const carried = (valuePerShare: number) => {
    const onDay = day === null ? null : valueAsOf(day, { ...value, valuePerShare }, base);
    return onDay?.ok ? onDay.valuePerShare : valuePerShare;
  };
  const least = carried(0);
  const growth = carried(1) - least;
  const years = Array.from({ length: forecastColumns }, (_, at) => at);
  const oneIn = (year: number) => years.map((at) => (at === year ? 1 : 0));
  const claims = value.netDebt + value.preferredStock + value.minorityInterest;
  const worthOf = (flows: readonly number[]) =>
    perShare(discountCashFlows(base, flows, value).enterpriseValue) * growth;
  return {
    constant: least + worthOf(years.map(() => value.interest)) - perShare(claims) * growth,
    weights: years.map((year) => worthOf(oneIn(year))),
    least,
  };
}
