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

/** One year on, by the year's seven percentages. docs/methodology.md, "Forecast columns" */
export function levelsAfter(before: Levels, rates: Assumptions, base: ForecastBase): ForecastLevels {
  const revenue = grown(before.revenue, rates.revenueChange);
  const capex = grown(before.capex, rates.capexChange);
  const totalAssets = grown(before.totalAssets, rates.totalAssetsChange);
  const totalLiabilities = times(totalAssets, rates.percentageLiabilitiesOfAssets);
  const cashFlow = times(revenue, rates.percentageCfoOfRevenue);
  return {
    revenue,
    capex,
    totalAssets,
    totalLiabilities,
    shareholdersEquity: minus(totalAssets, totalLiabilities),
    sharesOutstanding: grown(before.sharesOutstanding, rates.sharesOutstandingChange),
    netIncome: times(revenue, rates.margin),
    cashFlowFromOperatingActivities: cashFlow,
    freeCashFlow: isFinancial(base.businessKind)
      ? null
      : freeCashFlowOf(before, rates, minus(cashFlow, capex)),
  };
}

/** Typed growth comes first; a cash flow of zero or below has no growth. */
function freeCashFlowOf(
  before: Levels,
  { freeCashFlowGrowthRate }: Assumptions,
  cfoLessCapex: number | null,
) {
  if (freeCashFlowGrowthRate === undefined) return cfoLessCapex;
  const last = before.freeCashFlow;
  return last !== null && last > 0 ? grown(last, freeCashFlowGrowthRate) : null;
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
