import type { Column } from '../columns/index.ts';
import type { IsoDate } from '../facts/index.ts';
import type { Mark, Why } from '../figures/index.ts';
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
export type Assumptions = Readonly<Record<AssumptionKey, Rate | null>>;

/** The first estimated year (t = 1), then five projected, the last labelled Terminal (t = 6). */
export const forecastColumns = 6;

/** Analysts' consensus for one fiscal year, in the reported currency; eps per share on today's split basis. */
export interface Consensus {
  readonly fiscalYear: number;
  readonly revenue: number | null;
  readonly earningsPerShare: number | null;
  readonly analysts: number | null;
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
  readonly averages: Assumptions;
  readonly consensus: readonly Consensus[];
  readonly netDebt: number | null;
  readonly preferredStock: number | null;
  readonly minorityInterest: number | null;
  /** Why no value per share may be set against the market price, if so: currency_mismatch, adr_ratio_unknown. */
  readonly refusal: Why | null;
  /** Ordinary shares that one traded share stands for; 1 where it is not said. */
  readonly adrRatio?: number | undefined;
  /** Interest expense x (1 - tax) of the last year, for the unlevered form; null where it cannot be told. */
  readonly afterTaxInterest?: number | null | undefined;
}

export type ForecastType = 'averages' | 'analysts' | 'custom';

/** A forecast: six columns (estimated, projected x 4, terminal), each row a figure. */
export interface Forecast {
  readonly type: ForecastType;
  readonly columns: readonly Column[];
  readonly marks: readonly Mark[];
}
