import type { Bracket } from './method-drivers.ts';

export type Solved =
  | {
      readonly ok: true;
      readonly rate: number;
      /** How many rates in the bracket give the price; the one nearest to the present is shown. */
      readonly solutions: number;
    }
  | NotSolved;

export interface NotSolved {
  readonly ok: false;
  readonly why: 'above_most' | 'below_least' | 'does_not_enter';
  /** The value nearest to the price that the driver can give, and the rate that gives it; null where it doesn't enter. */
  readonly nearest: { readonly value: number; readonly rate: number } | null;
}

const step = 0.0025;
const maxSteps = 200;
const closeEnough = 0.0005;
const narrow = 1e-12;

/**
 * The rate at which a function of it reaches a price.
 *
 * Formula: a straight line through two points where it is linear; else the bracket is scanned in steps of a quarter of a
 * point and each change of sign halved until the value is within 0.0005 and the interval below 1e-12. The solution nearest
 * to the present rate.
 * Refuses: a price above the most or below the least of the bracket; a function that doesn't move.
 * Example: 100 + 1,000 x for a price of 130 is 0.03.
 */
export function solve(
  valueAt: (rate: number) => number,
  price: number,
  { from, to, isLinear }: Bracket,
  present: number,
): Solved {
  const rates = ratesBetween(from, to);
  const values = rates.map(valueAt);
  const [first = 0, ...others] = values;
  if (others.every((value) => Math.abs(value - first) <= 1e-9 * Math.abs(first))) {
    return { ok: false, why: 'does_not_enter', nearest: null };
  }
  if (isLinear) return onLine(rates, values, price);
  const solutions = rates.slice(1).flatMap((rate, at) => {
    const before = (values[at] ?? 0) - price;
    const after = (values[at + 1] ?? 0) - price;
    if (after === 0) return [rate];
    if (at === 0 && before === 0) return [rates[0] ?? rate];
    return before < 0 !== after < 0 && before !== 0 ? [halve(valueAt, price, rates[at] ?? rate, rate)] : [];
  });
  const [nearest] = solutions.toSorted((one, other) => Math.abs(one - present) - Math.abs(other - present));
  if (nearest !== undefined) return { ok: true, rate: nearest, solutions: solutions.length };
  return outOfReach(rates, values, price);
}

function ratesBetween(from: number, to: number): number[] {
  const count = Math.ceil((to - from) / step - 1e-9);
  return [...Array.from({ length: Math.max(count, 1) }, (_, at) => from + at * step), to];
}

/** A linear driver may pass the end of its bracket: that is said, not hidden. */
function onLine(rates: readonly number[], values: readonly number[], price: number): Solved {
  const from = rates[0] ?? 0;
  const to = rates.at(-1) ?? 1;
  const low = values[0] ?? 0;
  const high = values.at(-1) ?? 0;
  const rate = from + ((price - low) / (high - low)) * (to - from);
  return rate >= from ? { ok: true, rate, solutions: 1 } : outOfReach(rates, values, price);
}

function halve(valueAt: (rate: number) => number, price: number, from: number, to: number): number {
  let low = from;
  let high = to;
  const isBelow = valueAt(low) < price;
  for (let steps = 0; steps < maxSteps; steps += 1) {
    const middle = (low + high) / 2;
    const value = valueAt(middle);
    if (high - low < narrow && Math.abs(value - price) <= closeEnough) return middle;
    if (value < price === isBelow) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function outOfReach(rates: readonly number[], values: readonly number[], price: number): NotSolved {
  const extreme = values.reduce(
    (best, value, at) =>
      Math.abs(value - price) < Math.abs(best.value - price) ? { value, rate: rates[at] ?? 0 } : best,
    { value: Number.POSITIVE_INFINITY, rate: 0 },
  );
  return { ok: false, why: price > extreme.value ? 'above_most' : 'below_least', nearest: extreme };
}
