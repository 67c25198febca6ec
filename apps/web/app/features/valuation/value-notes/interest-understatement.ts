import type { ForecastBase } from '@tenfold/domain/forecast';
import type { FairValue } from '@tenfold/domain/valuation';

export interface Understatement {
  /** i × D after tax, a year. */
  readonly interest: number;
  /** i × D / r. */
  readonly amount: number;
  /** Per traded share, in the trading currency. */
  readonly perShare: number;
}

/**
 * By how much the value of a company with net debt is understated while its free cash flow is after interest:
 * about i × D / r, the same interest paid forever and valued at the required return. The interest is
 * last year's, after the tax it saves.
 *
 * Refuses (null): net cash; interest not on file or none; a required return of zero.
 * Example: interest of 8 after tax at a required return of 10 % is 80, over 4 shares 20 a share.
 *
 * docs/methodology.md, "Free cash flow, ten-year averages"
 */
export function interestUnderstatement(base: ForecastBase, value: FairValue): Understatement | null {
  const interest = base.afterTaxInterest ?? null;
  if (!(value.netDebt > 0) || interest === null || !(interest > 0) || !(value.requiredReturn > 0))
    return null;
  const amount = interest / value.requiredReturn;
  return { interest, amount, perShare: amount / value.sharesOutstanding / (base.currencyRate ?? 1) };
}
