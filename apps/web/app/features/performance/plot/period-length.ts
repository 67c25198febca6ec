import type { Period } from '@tenfold/domain/series';
import { type ChartPeriod, hasOwnDates } from '../choices/chart-request.ts';

/** In days. */
export function periodLength(period: ChartPeriod): number {
  if (!hasOwnDates(period)) return lengths[period];
  return (Date.parse(period.slice(12)) - Date.parse(period.slice(0, 10))) / 86_400_000;
}

const lengths: Readonly<Record<Period, number>> = {
  MAX: 36_500,
  '10Y': 3_652,
  '5Y': 1_826,
  '3Y': 1_096,
  YTD: 365,
  '1Y': 365,
  '6M': 183,
  '1M': 31,
  '10D': 14,
  '5D': 7,
  '1D': 1,
};
