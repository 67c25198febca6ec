import { isFinancial } from '../statements/index.ts';
import type { Assumptions, ForecastBase } from './forecast.ts';

/** What one forecast year hands to the next; null where a part is missing. */
export interface Levels {
  readonly revenue: number | null;
  readonly capex: number | null;
  readonly totalAssets: number | null;
  readonly shareholdersEquity: number | null;
  readonly sharesOutstanding: number | null;
  readonly freeCashFlow: number | null;
}

export interface ForecastLevels extends Levels {
  readonly netIncome: number | null;
  readonly cashFlowFromOperatingActivities: number | null;
  readonly totalLiabilities: number | null;
}
export type ForecastLevelKey = keyof ForecastLevels;

/** A forecast column with what it is calculated from. */
export interface ForecastYear {
  readonly rates: Assumptions;
  readonly levels: ForecastLevels;
  readonly before: Levels;
  readonly businessKind: ForecastBase['businessKind'];
}

/**
 * Each level from the year's percentages, from levels above it here and from the year before. One rule a
 * row, so that a formula that refers to one row depends on what makes that row alone.
 *
 * docs/methodology.md, "Forecast columns"
 */
export const levelRules: Readonly<Record<ForecastLevelKey, (year: ForecastYear) => number | null>> = {
  revenue: ({ before, rates }) => grown(before.revenue, rates.revenueChange),
  capex: ({ before, rates }) => grown(before.capex, rates.capexChange),
  totalAssets: ({ before, rates }) => grown(before.totalAssets, rates.totalAssetsChange),
  totalLiabilities: ({ levels, rates }) => times(levels.totalAssets, rates.percentageLiabilitiesOfAssets),
  shareholdersEquity: ({ levels }) => minus(levels.totalAssets, levels.totalLiabilities),
  sharesOutstanding: ({ before, rates }) => grown(before.sharesOutstanding, rates.sharesOutstandingChange),
  netIncome: ({ levels, rates }) => times(levels.revenue, rates.margin),
  cashFlowFromOperatingActivities: ({ levels, rates }) => times(levels.revenue, rates.percentageCfoOfRevenue),
  freeCashFlow: (year) => (isFinancial(year.businessKind) ? null : freeCashFlowOf(year)),
};

export const forecastLevelKeys = Object.keys(levelRules) as readonly ForecastLevelKey[];

/** One year on, by the year's seven percentages. */
export function levelsAfter(before: Levels, rates: Assumptions, base: ForecastBase): ForecastLevels {
  const levels = {} as Record<ForecastLevelKey, number | null>;
  const year = { rates, levels, before, businessKind: base.businessKind };
  for (const key of forecastLevelKeys) levels[key] = levelRules[key](year);
  return levels;
}

/** Typed growth comes first; a cash flow of zero or below has no growth. */
function freeCashFlowOf({ before, rates, levels }: ForecastYear): number | null {
  const typedGrowth = rates.freeCashFlowGrowthRate;
  if (typedGrowth === undefined) return minus(levels.cashFlowFromOperatingActivities, levels.capex);
  const last = before.freeCashFlow;
  return last !== null && last > 0 ? grown(last, typedGrowth) : null;
}

export function grown(value: number | null, rate: number | null): number | null {
  return value === null || rate === null ? null : value * (1 + rate);
}

function times(value: number | null, rate: number | null): number | null {
  return value === null || rate === null ? null : value * rate;
}

function minus(from: number | null, part: number | null): number | null {
  return from === null || part === null ? null : from - part;
}
