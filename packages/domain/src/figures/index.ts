/** A figure: its value or the reason it is missing, its unit and where it comes from. */

import type { Fact } from '../facts/index.ts';

/** Why there is no value. The screen words each one; a missing value never stands without one. */
export type MissingReason =
  | 'not_filed' // no filing of this company carries the tags of this line for this period
  | 'part_missing' // a part of the formula is missing
  | 'not_provable' // a quarter that could not be derived from the filings
  | 'whole_not_positive' // a share of something that is zero or negative
  | 'previous_not_positive' // a change from zero or from a loss says nothing
  | 'previous_missing'
  | 'average_not_positive'
  | 'no_interest_expense'
  | 'eps_not_positive'
  | 'growth_not_positive'
  | 'start_or_end_not_positive' // a compound rate from or to a loss
  | 'too_few_years'
  | 'basis_changed' // growth across a spin-off, a restatement of some years only, or a short year
  | 'no_price'
  | 'no_estimates'
  | 'no_consensus' // analysts leave out this fiscal year
  | 'no_past_estimates' // consensus is known for years ahead, not what it once was for years since filed
  | 'shares_missing'
  | 'currency_mismatch' // reported in one currency, traded in another, no rate at that date
  | 'adr_ratio_unknown'
  | 'not_meaningful_for_financials' // free cash flow of a bank or an insurer
  | 'dividends_unknown' // neither the list nor the filings hold all dividends of a return
  | 'history_too_short'
  | 'none_in_period' // no fiscal period ended within the period of a chart
  | 'not_forecast' // the row is not part of a forecast
  | 'excluded'; // an editor excluded what was filed

/** What a reader should know about a value that is there. */
export type Mark =
  | 'derived_quarter' // Q2 = 6M - Q1 and the like
  | 'derived' // made from other lines by a formula, e.g. liabilities = assets - equity
  | 'fallback_tag' // a second-choice tag
  | 'net_interest' // an interest charge less interest income, where the charge alone was not filed
  | 'basic_shares' // basic count where no diluted one was filed
  | 'cover_count' // shares on the covers of the reports, averaged, where no average was filed
  | 'split_adjusted'
  | 'rescaled' // filed in thousands or millions, shown in units
  | 'restated' // an earlier filing said something else for the same period
  | 'earlier_vintage' // the newest filing is off by a power of ten or has the wrong sign: an earlier one is shown
  | 'basis_changed' // earlier periods include businesses since given up, or are counted otherwise
  | 'short_year' // a fiscal year of less than twelve months
  | 'year_restated' // four quarters do not add up to the year: it was restated, or one of them alone
  | 'other_tags' // four quarters do not add up to the year: they were read from other tags
  | 'unlike_year' // a filed fourth quarter that the year and its nine months do not give
  | 'closing_balance' // first year: closing balance in place of the average
  | 'classes_summed'
  | 'simulated_price'
  | 'dividends_repeated' // the last dividend stands in for quarters no filing covers yet
  | 'exchange_rate' // price and filings in two currencies, brought together at a rate
  | 'old_rate' // a rate more than seven days older than the price
  | 'median' // a ten-year figure that one bad year would throw off as a mean
  | 'no_second_proof' // derived, and no second figure to check it against
  | 'does_not_balance' // assets are not liabilities, equity, minorities and temporary equity in any filing
  | 'analysts'
  | 'bridged' // a year analysts leave out: between the last twelve months and their first
  | 'growth_typed' // free cash flow by a growth that was typed: not CFO less capex
  | 'corrected' // by an editor, after a reader's report
  | 'faded'; // after the analysts' last year: moving to the averages

/** One filed fact inside a figure, with its sign in the formula; its value is as filed, before any split or scale. */
export interface Source extends Fact {
  /** +1 or -1 in a sum; a divisor says so in the formula. */
  readonly sign: 1 | -1;
}

/** A value with where it comes from, or no value with the reason. */
export interface Figure {
  readonly value: number | null;
  /** Set exactly when `value` is null. */
  readonly why: MissingReason | null;
  readonly marks: readonly Mark[];
  readonly sources: readonly Source[];
  /** In words with the row names or period names, e.g. `FY − 9M`, `Assets − equity`; null for a plain filed value. */
  readonly formula: string | null;
  /** Shares multiplied (per-share values divided) by this for later splits; 1 when untouched. */
  readonly splitFactor: number;
  /** Filed value times this is the value in units (1, 1e3, 1e6). */
  readonly scale: number;
}

const missingFigures = new Map<MissingReason, Figure>();

/** No value for a reason: one object a reason, because most tags of most companies have none. */
export function missing(why: MissingReason): Figure {
  const known = missingFigures.get(why);
  if (known !== undefined) return known;
  const figure = { value: null, why, marks: [], sources: [], formula: null, splitFactor: 1, scale: 1 };
  missingFigures.set(why, figure);
  return figure;
}

export function computed(
  value: number,
  formula: string,
  marks: readonly Mark[] = [],
  sources: readonly Source[] = [],
): Figure {
  return { value, why: null, marks, sources, formula, splitFactor: 1, scale: 1 };
}
