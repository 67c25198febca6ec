import type { IsoDate } from '../facts/index.ts';
import type { Rate } from '../forecast/index.ts';

export type NoValueReason =
  | 'growth_not_below_return'
  | 'terminal_free_cash_flow_not_positive'
  | 'free_cash_flow_missing'
  | 'shares_missing'
  | 'net_debt_missing'
  | 'value_not_positive'
  | 'not_meaningful_for_financials'
  | 'currency_mismatch'
  | 'adr_ratio_unknown'
  | 'no_estimates'
  | 'no_history'
  | 'required_return_not_positive'
  | 'too_few_years' // years, needed
  | 'revenue_missing'
  | 'earnings_missing'
  | 'book_missing'
  | 'depreciation_missing'
  | 'capex_above_cash_flow' // of the last year, so that free cash flow is negative for ever
  | 'book_not_positive'
  | 'earnings_not_positive' // in sum, over the years of the average
  | 'losses_in_last_two_years'
  | 'no_lasting_profit' // neither a mean margin nor two profits in a row
  | 'funds_not_positive' // what properties earn after maintenance
  | 'no_dividend'
  | 'payout_too_low'
  | 'payout_above_earnings';

/** What a reader chooses: kept per symbol, 10 % and 0 % at first. */
export interface ValuationChoice {
  readonly requiredReturn: Rate;
  readonly terminalGrowth: Rate;
  /** Free cash flow with interest x (1 - tax) added back where that is known (unlevered, the default), or after interest as filed. */
  readonly leverage?: Leverage | undefined;
  /** Numbers a reader puts in place of those a method finds. */
  readonly rows?: MethodRows | undefined;
}

/** The rows of methods that are no forecast rows; what is not named stays as the method finds it. */
export interface MethodRows {
  /** Return on common equity in each of the six columns. */
  readonly roe?: readonly Rate[] | undefined;
  readonly affoGrowth?: Rate | undefined;
  readonly dividendGrowth?: Rate | undefined;
  readonly meanMargin?: Rate | undefined;
}

export type Leverage = 'levered' | 'unlevered';

/** The walk from free cash flow to value per share; all money in units of the reported currency. */
export interface FairValue {
  readonly ok: true;
  readonly requiredReturn: Rate;
  readonly terminalGrowth: Rate;
  readonly valuationDate: IsoDate;
  /** Interest after tax in the free cash flow of each year below; 0 where none is added. */
  readonly interest: number;
  /** t = 1..5. */
  readonly years: readonly {
    readonly year: number;
    readonly freeCashFlow: number;
    readonly discountFactor: number;
    readonly presentValue: number;
  }[];
  readonly terminal: {
    readonly freeCashFlow: number;
    readonly terminalValue: number;
    readonly discountFactor: number;
    readonly presentValue: number;
  };
  readonly presentValueOfFreeCashFlow: number;
  readonly enterpriseValue: number;
  /** Terminal present value / enterprise value. */
  readonly terminalShare: Rate;
  readonly netDebt: number;
  readonly preferredStock: number;
  readonly minorityInterest: number;
  readonly equityValue: number;
  /** The latest diluted count, in traded shares. */
  readonly sharesOutstanding: number;
  /** In the trading currency. */
  readonly valuePerShare: number;
}

export interface NoFairValue {
  readonly ok: false;
  readonly why: NoValueReason;
  /** Figures for the reason in words: e.g. the terminal free cash flow that is negative. */
  readonly detail: Readonly<Record<string, number>>;
}

export type FairValueResult = FairValue | NoFairValue;
