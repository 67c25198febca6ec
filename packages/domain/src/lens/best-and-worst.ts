import { formatCell, formatChange, formatPrice } from '../format/index.ts';
import type { LensField } from './lens-fields.ts';
import type { LensFigure } from './lens-figures.ts';

export type Standing = 'best' | 'worst' | null;

/**
 * Which of the companies stands best and which worst in one row, by position.
 *
 * Convention: what is printed alike is alike, and shares its place. Compared are figures over the whole period only: a mean
 * of three years is neither best nor worst among means of ten.
 * Refuses, with nobody best or worst: a row where neither more nor less is better; one company with a value; all alike.
 * Example: net margins of 26.9 %, 36.1 %, none and 2.9 %: the second is best, the fourth worst.
 *
 * docs/methodology.md, "The lens"
 */
export function bestAndWorst(field: LensField, figures: readonly (LensFigure | null)[]): Standing[] {
  const compared = figures.map((figure) => (figure === null || figure.years !== null ? null : figure.value));
  const values = compared.filter((value) => value !== null);
  const highest = Math.max(...values);
  const lowest = Math.min(...values);
  const print = (value: number) => printLens(value, field);
  if (field.better === null || values.length < 2 || print(highest) === print(lowest)) {
    return figures.map(() => null);
  }
  const [best, worst] = field.better === 'higher' ? [highest, lowest] : [lowest, highest];
  return compared.map((value) => {
    if (value === null) return null;
    if (print(value) === print(best)) return 'best';
    return print(value) === print(worst) ? 'worst' : null;
  });
}

export function printLens(value: number | null, { key, unit }: Pick<LensField, 'key' | 'unit'>): string {
  if (key === 'ownMargin') return formatChange(value);
  return unit === 'price' ? formatPrice(value) : formatCell(value, unit);
}
