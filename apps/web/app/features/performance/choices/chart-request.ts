import type { IsoDate } from '@tenfold/domain/facts';
import type { Basis } from '@tenfold/domain/performance';
import type { ChartPeriod, IndicatorKey, OwnDates, Period } from '@tenfold/domain/series';

/** The buttons under the chart; the first is the default. */
export const chartPeriods = ['10Y', '5Y', '1Y', '6M', '1M', '5D', '1D'] as const satisfies readonly Period[];

export type { Basis, ChartPeriod };

export interface ChartRequest {
  readonly symbol: string;
  readonly period: ChartPeriod;
  readonly indicators: readonly IndicatorKey[];
  readonly compare: readonly string[];
  /** The past day of the page; null: today. */
  readonly asOf: IsoDate | null;
}

/** Periods under four years show quarters. */
export function basisOf(period: ChartPeriod): Basis {
  const isLong = hasOwnDates(period)
    ? Number(period.slice(12, 16)) - Number(period.slice(0, 4)) > 3
    : period === '10Y' || period === '5Y' || period === 'MAX';
  return isLong ? 'annual' : 'quarterly';
}

export function hasOwnDates(period: ChartPeriod): period is OwnDates {
  return period.includes('..');
}

export const defaultIndicators = [
  'stockPrice',
  'earningsPerShare',
  'freeCashFlowPerShare',
  'revenue',
  'freeCashFlow',
] as const satisfies readonly IndicatorKey[];

export const maxIndicators = 30;
