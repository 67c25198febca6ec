import type { IsoDate } from '../facts/index.ts';
import type { Assumptions, OwnFigureKey, Rate } from '../forecast/index.ts';
import type { RowUnit } from '../rows/index.ts';
import type { FairValue, NoFairValue, NoValueReason } from './fair-value.ts';

/** The valuation methods, as the API and saved choices name them. docs/methodology.md, "Valuation" */
export const methodIds = [
  'fcfTenYears',
  'fcfFiveYears',
  'capexWithRevenue',
  'fadingGrowth',
  'excessReturns',
  'affo',
  'dividends',
  'earningsPower',
] as const;
export type MethodId = (typeof methodIds)[number];

/** The default: free cash flow by ten-year averages. */
export const defaultMethod: MethodId = 'fcfTenYears';

/** Only these have a forecast to choose and use terminal growth. */
export function isCashFlow(method: MethodId): boolean {
  return cashFlowMethods.has(method);
}

const cashFlowMethods: ReadonlySet<MethodId> = new Set<MethodId>([
  'fcfTenYears',
  'fcfFiveYears',
  'capexWithRevenue',
  'fadingGrowth',
]);

export type MethodResult = MethodValue | NoMethodValue;

/** What one share is worth by one method, with everything that led there. */
export interface MethodValue {
  readonly ok: true;
  readonly method: MethodId;
  /** What is calculated, in one line of row names. */
  readonly formula: string;
  readonly requiredReturn: Rate;
  readonly terminalGrowth: Rate;
  /** The end of the last fiscal year, at which the value stands. */
  readonly valuationDate: IsoDate;
  /** The value of one traded share, in the trading currency. */
  readonly valuePerShare: number;
  /** The part of the value that comes from Terminal; null for a method without a terminal part. */
  readonly terminalShare: Rate | null;
  /** From the first figure to the value per share, in reading order. */
  readonly walk: readonly MethodFigure[];
  /** t = 1..5, then Terminal; none for a method without years. */
  readonly years: readonly MethodYear[];
  /** What the method starts from, with the fiscal years it was filed for. */
  readonly inputs: readonly MethodInput[];
  readonly warnings: readonly MethodWarning[];
  /** The same method with one choice made otherwise. */
  readonly variants: readonly MethodVariant[];
  /** Fiscal years behind its averages; null where it uses none. */
  readonly averageYears: number | null;
  /** The figures that came from the person, for the badge. */
  readonly ownFigures: readonly OwnFigureKey[];
  /** The forecast behind a free cash flow method: assumptions of six columns and the discounting. */
  readonly cashFlow: { readonly assumptions: readonly Assumptions[]; readonly value: FairValue } | null;
}

/** No value by this method: one reason, with the figures behind it. */
export interface NoMethodValue extends NoFairValue {
  readonly method: MethodId;
}

/** What a figure of a walk, a year or an input is called; the screen words each. */
export type MethodFigureKey =
  | 'revenue'
  | 'revenueChange'
  | 'cashFlowFromOperatingActivities'
  | 'percentageCfoOfRevenue'
  | 'capex'
  | 'capexChange'
  | 'freeCashFlow'
  | 'interest'
  | 'discountFactor'
  | 'presentValue'
  | 'presentValueOfYears'
  | 'terminalValue'
  | 'presentValueOfTerminal'
  | 'enterpriseValue'
  | 'netDebt'
  | 'preferredStock'
  | 'minorityInterest'
  | 'equityValue'
  | 'sharesOutstanding'
  | 'adrRatio'
  | 'currencyRate'
  | 'valuePerShare'
  | 'commonBook'
  | 'bookPerShare'
  | 'openingBook'
  | 'roe'
  | 'shareKept'
  | 'earnings'
  | 'excessReturn'
  | 'fundsFromOperations'
  | 'depreciation'
  | 'propertyGains'
  | 'impairment'
  | 'maintenance'
  | 'affo'
  | 'affoPerShare'
  | 'affoGrowth'
  | 'payout'
  | 'dividendsPerShare'
  | 'dividendGrowth'
  | 'earningsPerShare'
  | 'terminalEarningsPerShare'
  | 'margin'
  | 'meanMargin'
  | 'normalEarnings'
  | 'requiredReturn'
  | 'terminalGrowth';

export interface MethodFigure {
  readonly key: MethodFigureKey;
  readonly value: number;
  readonly unit: RowUnit;
}

/** One column of a method: the fiscal year and its figures, in the same order in every year. */
export interface MethodYear {
  readonly year: number;
  readonly terminal: boolean;
  readonly figures: readonly MethodFigure[];
}

/** A figure the method starts from. */
export interface MethodInput extends MethodFigure {
  /** The fiscal years it was filed for, first and last; the same year twice for one year. */
  readonly from: number;
  readonly to: number;
  /** Whether the person typed it. */
  readonly own: boolean;
}

export interface MethodVariant {
  /** `fiveYears`: averages of five years; `returnsKept`: a return on equity that lasts for ever. */
  readonly key: 'fiveYears' | 'returnsKept';
  readonly valuePerShare: number;
}

export type WarningKey =
  | 'growth_unlikely_to_last' // revenueChange, lastRevenueChange; `remedy` is the method that fades it
  | 'capex_growth_bounded' // capexChange as it was, revenueChange
  | 'terminal_share_high' // terminalShare
  | 'growth_capped' // growth, bound
  | 'steep_decline' // growth below -10 % a year, taken to go on
  | 'accumulated_oci_not_filed' // book as filed
  | 'cash_flow_stands_in' // funds from operations contain a gain that is not read
  | 'funds_far_below_cash_flow' // fundsFromOperations, cashFlowFromOperatingActivities
  | 'maintenance_assumed' // maintenance, of depreciation
  | 'mean_of_last_two_years' // the five-year mean is a loss
  | 'one_year_carries_mean' // margin, year
  | 'terminal_growth_has_no_effect'
  | 'no_growth_assumed'; // no return on book, so none of the growth it would pay for

export interface MethodWarning {
  readonly key: WarningKey;
  readonly detail: Readonly<Record<string, number>>;
  /** The method that answers the warning, for one click. */
  readonly remedy: MethodId | null;
}

export function refuseMethod(
  method: MethodId,
  why: NoValueReason,
  detail: NoFairValue['detail'] = {},
): NoMethodValue {
  return { ok: false, method, why, detail };
}
