import { paymentsOf } from '../market/index.ts';
import { yearsBefore } from '../periods/index.ts';
import type { Close } from '../prices/index.ts';
import type { DailyKey } from '../series/index.ts';
import type { ChartData } from './chart-data.ts';
import { type DayValues, dailyRatio } from './daily-ratio.ts';
import { totalReturnSteps } from './total-return-steps.ts';

/** Those that have a value of their own each day. */
export type DailyValueKey = Exclude<DailyKey, 'priceChange'>;

/** What makes an indicator of each day from the closes of a period. */
export function dayValues(
  chartData: ChartData,
  closes: readonly Close[],
  indicator: DailyValueKey,
): DayValues {
  if (indicator === 'totalReturn') return totalReturnOf(chartData, closes);
  if (indicator === 'stockPrice') return priceOf(closes);
  return dailyRatio(indicator, closes, chartData);
}

function priceOf(closes: readonly Close[]): DayValues {
  const form = 'price_times_value';
  if (closes.length === 0) return { form, steps: [], why: 'no_price' };
  return { form, steps: [{ at: 0, value: 1 }], why: null };
}

function totalReturnOf({ dividends, payments }: ChartData, closes: readonly Close[]): DayValues {
  const form = 'price_times_value';
  const first = closes[0];
  const last = closes.at(-1);
  if (first === undefined || last === undefined) return { form, steps: [], why: 'no_price' };
  // A month without a payment says nothing of the list it is missing from; a year does.
  const yearBefore = yearsBefore(last.day, 1);
  const since = first.day < yearBefore ? first.day : yearBefore;
  const found = paymentsOf(dividends, payments)(since, last.day);
  if (found === null) return { form, steps: [], why: 'dividends_unknown' };
  const steps = totalReturnSteps(closes, found.dividends);
  return steps === null ? { form, steps: [], why: 'part_missing' } : { form, steps, why: null };
}
