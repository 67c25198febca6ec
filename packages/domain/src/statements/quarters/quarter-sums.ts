import type { Figure } from '../../figures/index.ts';
import { roundedTo } from '../vintages/restatement.ts';

/** Five rounded figures, each half a unit off at most. */
const halves = 2.5;

/** Cents of four quarters and a year, and a split that divides each of them. */
const maxOfCents = 0.0251;

/**
 * Whether four quarters add up to their year, but for rounding.
 *
 * @example quarters of 25, 26, 27, 28 million, a year of 107 million: they do
 * @example quarters of 25, 26, 27, 28 million, a year of 110 million: they do not
 */
export function addUpTo(
  year: Figure,
  quarters: readonly (Figure | null)[],
  measure: 'money' | 'perShare',
): boolean {
  const four = quarters.filter((it) => it !== null);
  const whole = year.value ?? 0;
  const sum = four.reduce((total, it) => total + (it.value ?? 0), 0);
  const tolerance =
    measure === 'money' ? unitOf([year, ...four]) * halves : Math.min(maxOfCents, Math.abs(whole) * 0.02);
  return four.length === 4 && Math.abs(sum - whole) <= tolerance;
}

/** The coarsest unit any of the filed values is rounded to. */
function unitOf(figures: readonly Figure[]): number {
  const values = figures.flatMap((it) => it.sources.map(({ value }) => value)).filter((it) => it !== 0);
  return Math.max(1, ...values.map(roundedTo));
}
