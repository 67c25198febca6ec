import type { Column } from '../columns/index.ts';
import type { IsoDate } from '../facts/index.ts';
import type { Mark, MissingReason } from '../figures/index.ts';
import type { BusinessKind } from '../statements/index.ts';

/** A fraction: 0.08 is eight percent. */
export type Rate = number;

/** The seven percentage rows a forecast rests on. */
export const assumptionKeys = [
  'revenueChange',
  'margin',
  'percentageCfoOfRevenue',
  'capexChange',
  'totalAssetsChange',
  'percentageLiabilitiesOfAssets',
  'sharesOutstandingChange',
] as const;
export type AssumptionKey = (typeof assumptionKeys)[number];

/** One value per row for one forecast column; null where the history gives none. */
export type Assumptions = Readonly<Record<AssumptionKey, Rate | null>> & {
  /** Typed by a person: free cash flow grows by it, whatever CFO and capex are. */
  readonly freeCashFlowGrowthRate?: Rate | null | undefined;
};

/** Analysts' consensus for one fiscal year, in the reported currency; eps per share on today's split basis. */
export interface Consensus {
  readonly fiscalYear: number;
  readonly revenue: number | null;
  readonly earningsPerShare: number | null;
  readonly analysts: number | null;
  /** The day of the estimates; absent in versions sealed before it was kept, as all below. */
  readonly asOf?: IsoDate | undefined;
  /** Who collected them. */
  readonly source?: string | undefined;
  /** The lowest and the highest of them, where the source has them. */
  readonly low?: ConsensusFigures | undefined;
  readonly high?: ConsensusFigures | undefined;
}

export interface ConsensusFigures {
  readonly revenue: number | null;
  readonly earningsPerShare: number | null;
}

/**
 * All a forecast starts from: small and serialisable, so that browser and server compute the same from it.
 * Money in units of the reported currency.
 */
export interface ForecastBase {
  readonly businessKind: BusinessKind;
  /** The last fiscal year with figures and its end: the valuation date. */
  readonly lastYear: number;
  readonly lastPeriodEnd: IsoDate;
  readonly last: {
    readonly revenue: number | null;
    readonly capex: number | null;
    readonly totalAssets: number | null;
    readonly totalLiabilities: number | null;
    readonly shareholdersEquity: number | null;
    readonly sharesOutstanding: number | null;
    readonly freeCashFlow: number | null;
  };
  /** The last twelve months; null with nothing filed after the last fiscal year, absent in versions sealed without them. */
  readonly trailing?: (ConsensusFigures & { readonly periodEnd: IsoDate }) | null | undefined;
  readonly averages: Assumptions;
  readonly consensus: readonly Consensus[];
  readonly netDebt: number | null;
  readonly preferredStock: number | null;
  readonly minorityInterest: number | null;
  /** Why no value per share may be set against the market price, if so: currency_mismatch, adr_ratio_unknown. */
  readonly refusal: MissingReason | null;
  /** Ordinary shares that one traded share stands for; 1 where it is not said. */
  readonly adrRatio?: number | undefined;
  /** Interest expense x (1 - tax) of the last year, which free cash flow is after; null where unknown. */
  readonly afterTaxInterest?: number | null | undefined;
  /** Reported currency for one of the trading currency, on the valuation day; absent where they are the same. */
  readonly currencyRate?: number | undefined;
  /** The newest rate on file, for a value carried to the day of the price. */
  readonly latestCurrencyRate?: number | undefined;
  /** What the other valuation methods read beside the ten-year averages. */
  readonly history: ForecastHistory;
  /** Figures in this base that the person typed in place of the filings'. */
  readonly ownFigures?: OwnFigures | undefined;
}

/** A value for each of the fiscal years in `ForecastHistory.years`; null where there is none. */
export type YearlyValues = readonly (number | null)[];

/** The few lines the valuation methods need year by year: money in units of the reported currency, counts in shares. */
export interface ForecastHistory {
  /** Fiscal years behind the ten-year averages, and behind those of five years. */
  readonly averageYears: number;
  readonly fiveYearAverageYears: number;
  readonly fiveYearAverages: Assumptions;
  /** The last year's change of revenue. */
  readonly lastRevenueChange: Rate | null;
  /** Up to eleven fiscal years, one after the other, the last year last. */
  readonly years: readonly number[];
  /** The first of them whose income stands on the basis of the last: earlier ones hold businesses since given up. */
  readonly comparableSince: number;
  readonly revenue: YearlyValues;
  readonly earningsToCommon: YearlyValues;
  /** The same without businesses given up. */
  readonly continuingEarnings: YearlyValues;
  /** Equity less preferred stock, as filed. */
  readonly commonBook: YearlyValues;
  /** The part of the book that never passed through income. */
  readonly accumulatedOci: YearlyValues;
  readonly earningsPerShare: YearlyValues;
  readonly dividendsPerShare: YearlyValues;
  /** Only of a landlord. */
  readonly realEstate: RealEstateHistory | null;
  readonly dividendsSince: DividendsSince;
}

export interface RealEstateHistory {
  /** Funds from operations; the cash flow of years in which an unread gain is in them. */
  readonly fundsFromOperations: YearlyValues;
  readonly maintenance: YearlyValues;
  readonly sharesOutstanding: YearlyValues;
  /** The figure of the last year, for the walk. */
  readonly last: {
    readonly depreciation: number | null;
    readonly propertyGains: number | null;
    readonly impairment: number | null;
    readonly cashFlowFromOperatingActivities: number | null;
    /** Whether the cash flow stands in for funds from operations. */
    readonly cashFlowStandsIn: boolean;
    /** Whether no maintenance was filed, and a part of depreciation is taken for it. */
    readonly maintenanceAssumed: boolean;
  };
}

/** Dividends of a traded share after the last fiscal year end, oldest first, and how they go on. */
export interface DividendsSince {
  /** By ex-date, in the trading currency. */
  readonly listed: readonly { readonly day: IsoDate; readonly amount: number }[];
  /** The day from which the list is overdue a payment; null without a list. */
  readonly listedUntil: IsoDate | null;
  /** Filed for a quarter, at its last day, in the reported currency. */
  readonly filed: readonly { readonly day: IsoDate; readonly amount: number }[];
  /** What each quarter after the last filed one is taken to pay, in the reported currency; 0 for no payer. */
  readonly repeated: number;
}

/** What a person may type where the filings say nothing, or something else. */
export const ownFigureKeys = [
  'netDebt',
  'sharesOutstanding',
  'preferredStock',
  'minorityInterest',
  'capex',
  'maintenance',
  'payout',
  'adrRatio',
  'currencyRate',
] as const;
export type OwnFigureKey = (typeof ownFigureKeys)[number];
export type OwnFigures = Readonly<Partial<Record<OwnFigureKey, number>>>;

export type ForecastType = 'averages' | 'analysts' | 'custom';

/** A forecast: six columns (estimated, projected x 4, terminal), each row a figure. */
export interface Forecast {
  readonly type: ForecastType;
  readonly columns: readonly Column[];
  readonly marks: readonly Mark[];
}
