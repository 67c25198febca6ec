import type { Close } from '../prices/index.ts';
import { type Point, pointOf } from './point.ts';

/** How the price and a value per share become a point. */
export const dayForms = ['price_times_value', 'price_over_value', 'value_over_price'] as const;
export type DayForm = (typeof dayForms)[number];

/** From the close at this place on, up to the next step. */
export interface DayStep {
  readonly at: number;
  /** What the price meets: shares, twelve months of earnings a share, ...; null where there is no point. */
  readonly value: number | null;
}

/**
 * A series with a value each day, as what makes it: its closes change daily, what they meet only when something is filed
 * or paid. A thousand times less to make, send and keep than its points.
 */
export interface ByDay {
  readonly form: DayForm;
  /** In their order; before the first there is no point. */
  readonly steps: readonly DayStep[];
  /** Set where the series is rebased: the value that each is the change from, a fraction. */
  readonly base: number | null;
}

/**
 * The points of a series by day.
 *
 * Formula: price x value, price / value or value / price by its form; rebased, that / base - 1.
 * Refuses: a day whose step has no value has no point.
 * Example: closes 50, 60 over a value of 2 are 25, 30; rebased from 25 they are 0, 0.2.
 */
export function pointsByDay(series: ByDay, closes: readonly Close[]): Point[] {
  return mapByDay(series, closes, ({ day, simulated }, value) => pointOf(day, value, simulated));
}

/** The same points, in a form of their own. */
export function mapByDay<Priced extends Pick<Close, 'close'>, Mapped>(
  series: ByDay,
  closes: readonly Priced[],
  map: (close: Priced, value: number) => Mapped,
): Mapped[] {
  const mapped: Mapped[] = [];
  for (const { from, to, value } of spansOf(series, closes.length)) {
    for (let at = from; at < to; at += 1) {
      const close = closes[at];
      if (close !== undefined) mapped.push(map(close, valueAt(series, value, close)));
    }
  }
  return mapped;
}

/** The first and the last of them, once where that is the same; none of no point. */
export function endsByDay(series: ByDay, closes: readonly Close[]): Point[] {
  const spans = spansOf(series, closes.length);
  const first = spans[0];
  const last = spans.at(-1);
  if (first === undefined || last === undefined) return [];
  const pointAt = (at: number, value: number) =>
    closes
      .slice(at, at + 1)
      .map((close) => pointOf(close.day, valueAt(series, value, close), close.simulated));
  const opening = pointAt(first.from, first.value);
  return last.to - 1 === first.from ? opening : [...opening, ...pointAt(last.to - 1, last.value)];
}

interface DaySpan {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

/** The stretches of days that have points. */
function spansOf({ steps }: ByDay, days: number): DaySpan[] {
  return steps.flatMap(({ at, value }, place) => {
    const to = Math.min(steps[place + 1]?.at ?? days, days);
    return value === null || at >= to ? [] : [{ from: at, to, value }];
  });
}

function valueAt({ form, base }: ByDay, value: number, { close }: Pick<Close, 'close'>): number {
  const plain = meeting[form](close, value);
  return base === null ? plain : plain / base - 1;
}

const meeting: Readonly<Record<DayForm, (price: number, value: number) => number>> = {
  price_times_value: (price, value) => price * value,
  price_over_value: (price, value) => price / value,
  value_over_price: (price, value) => value / price,
};
