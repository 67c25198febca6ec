import type { IsoDate } from '../facts/index.ts';
import type { DividendsSince, Rate } from '../forecast/index.ts';

/** The forms a value is calculated in: all free cash flow methods are one. */
export type ValueForm = 'cashFlow' | 'excessReturns' | 'affo' | 'dividends' | 'earningsPower';

/** Figures of the base year, which a year later are what was predicted until they are filed. */
export const levelKeys = [
  'revenue',
  'capex',
  'freeCashFlow',
  'commonBook',
  'fundsFromOperations',
  'maintenance',
  'dividendsPerShare',
] as const;
export type LevelKey = (typeof levelKeys)[number];

/** Figures and rates that hold for all columns. */
export const scalarKeys = [
  'netDebt',
  'preferredStock',
  'minorityInterest',
  'interest',
  'shareKept',
  'sharesOutstanding',
  'adrRatio',
  'affoGrowth',
  'dividendGrowth',
  'payout',
  'meanMargin',
  'requiredReturn',
  'terminalGrowth',
  'currencyRate',
  'latestCurrencyRate',
] as const;
export type ScalarKey = (typeof scalarKeys)[number];

/** Percentages of the six columns. */
export const rowKeys = [
  'revenueChange',
  'percentageCfoOfRevenue',
  'capexChange',
  'freeCashFlowGrowthRate',
  'roe',
] as const;
export type DriverRowKey = (typeof rowKeys)[number];
/** undefined: nothing was typed for free cash flow in this column; null: the column needs none. */
export type DriverRow = readonly (Rate | null | undefined)[];

/** What time brings: which year the columns follow, the day of the value, and what was paid meanwhile. */
export interface DriverTime {
  readonly lastYear: number;
  readonly lastPeriodEnd: IsoDate;
  readonly day: IsoDate | null;
  readonly dividendsSince: DividendsSince;
}

/** The numbers a value is calculated from; those its form doesn't use are 0, or 1 where they divide. */
export interface Drivers {
  readonly form: ValueForm;
  readonly time: DriverTime;
  readonly levels: Readonly<Record<LevelKey, number>>;
  readonly scalars: Readonly<Record<ScalarKey, number>>;
  readonly rows: Readonly<Record<DriverRowKey, DriverRow>>;
  /** Whether capital expenditures have no growth of their own. */
  readonly capexFollowsRevenue: boolean;
  /** Whether revenue growth fades in a straight line from its first column. */
  readonly revenueFades: boolean;
  /** Whether the row `roe` fades to the required return, as averages do, or stays as it was typed. */
  readonly roeFades: boolean;
}
