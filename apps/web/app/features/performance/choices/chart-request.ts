import type { IndicatorKey } from '@tenfold/domain/series';

/** The periods a reader chooses from; the default is the first. */
export const chartPeriods = ['10Y', '5Y', '1Y', '6M', '1M', '5D', '1D'] as const;
export type ChartPeriod = (typeof chartPeriods)[number];

export type Basis = 'annual' | 'quarterly';

/** Everything on one picture. */
export interface ChartRequest {
  readonly symbol: string;
  readonly period: ChartPeriod;
  readonly indicators: readonly IndicatorKey[];
  readonly compare: readonly string[];
}

/** Within a year there are quarters to see, and hardly a fiscal year. */
export function basisOf(period: ChartPeriod): Basis {
  return period === '10Y' || period === '5Y' ? 'annual' : 'quarterly';
}

/** The price and the two per-share figures of the specification, with the two amounts of the first picture. */
export const defaultIndicators = [
  'stockPrice',
  'earningsPerShare',
  'freeCashFlowPerShare',
  'revenue',
  'freeCashFlow',
] as const satisfies readonly IndicatorKey[];

/** The most one call answers. */
export const maxIndicators = 30;
