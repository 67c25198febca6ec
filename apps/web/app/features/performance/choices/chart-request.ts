import type { Basis } from '@tenfold/domain/performance';
import type { IndicatorKey, Period } from '@tenfold/domain/series';

/** Those a reader chooses from; the first is the default. */
export const chartPeriods = ['10Y', '5Y', '1Y', '6M', '1M', '5D', '1D'] as const satisfies readonly Period[];
export type ChartPeriod = (typeof chartPeriods)[number];

export type { Basis };

export interface ChartRequest {
  readonly symbol: string;
  readonly period: ChartPeriod;
  readonly indicators: readonly IndicatorKey[];
  readonly compare: readonly string[];
}

/** Periods up to a year show quarters. */
export function basisOf(period: ChartPeriod): Basis {
  return period === '10Y' || period === '5Y' ? 'annual' : 'quarterly';
}

export const defaultIndicators = [
  'stockPrice',
  'earningsPerShare',
  'freeCashFlowPerShare',
  'revenue',
  'freeCashFlow',
] as const satisfies readonly IndicatorKey[];

export const maxIndicators = 30;
