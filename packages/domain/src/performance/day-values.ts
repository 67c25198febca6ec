import type { Why } from '../figures/index.ts';
import { paymentsOf } from '../market/index.ts';
import { yearsBefore } from '../periods/index.ts';
import type { Close } from '../prices/index.ts';
import type { DailyKey, DayForm, DayStep } from '../series/index.ts';
import type { ChartBook } from './chart-book.ts';
import { dailyRatio } from './daily-ratio.ts';
import { totalReturnSteps } from './total-return-steps.ts';

/** What makes the points, and the reason of the last day when there is not one. */
export interface DayValues {
  readonly form: DayForm;
  readonly steps: readonly DayStep[];
  readonly why: Why | null;
}

/** What makes an indicator of each day from the closes of a period. */
export function dayValues(book: ChartBook, closes: readonly Close[], indicator: DailyKey): DayValues {
  if (indicator === 'totalReturn') return totalReturnOf(book, closes);
  if (indicator === 'stockPrice') return priceBy('price_times_value', closes, () => 1);
  if (indicator === 'priceChange') return priceBy('change_from_value', closes, ({ close }) => close);
  return dailyRatio(indicator, closes, book);
}

/** The price itself, or its change from the first close of the period, a fraction. */
function priceBy(form: DayForm, closes: readonly Close[], met: (first: Close) => number): DayValues {
  const [first] = closes;
  if (first === undefined) return { form, steps: [], why: 'no_price' };
  return { form, steps: [{ at: 0, value: met(first) }], why: null };
}

function totalReturnOf({ dividends, payments }: ChartBook, closes: readonly Close[]): DayValues {
  const form = 'price_times_value';
  const [first, last] = [closes[0], closes.at(-1)];
  if (first === undefined || last === undefined) return { form, steps: [], why: 'no_price' };
  // A month without a payment says nothing of the list it is missing from; a year does.
  const yearBefore = yearsBefore(last.day, 1);
  const since = first.day < yearBefore ? first : { ...first, day: yearBefore };
  const found = paymentsOf(dividends, payments)(since, last);
  const steps = found === null ? null : totalReturnSteps(closes, found.dividends);
  return steps === null ? { form, steps: [], why: 'part_missing' } : { form, steps, why: null };
}
