import type { Figure } from '../../figures/index.ts';
import { addUpTo } from './quarter-sums.ts';
import { differenceToDate, type FiledYear, now, type QuarterFigures } from './quarter-ways.ts';

/**
 * Dividends of quarters that were filed with the amount of the half, or of the nine months, that ends with them: what that
 * stretch adds to the one before, where four quarters then add up to the year.
 *
 * @example 0.08, then 0.16 and 0.24 for the second and third quarter as for half and nine months, a year of 0.32: 0.08 each
 *
 * docs/methodology.md, "Dividends per share"
 */
export function withStretchesAsQuarters(
  filed: FiledYear,
  year: Figure,
  newest: QuarterFigures,
): QuarterFigures | null {
  const isStretch = (quarter: 2 | 3) =>
    filed.toDate(quarter)?.latest.value === newest[quarter - 1]?.sources[0]?.value;
  const four = newest.map((it, at) => {
    const quarter = at + 1;
    if (quarter !== 2 && quarter !== 3) return it;
    return isStretch(quarter) ? (differenceToDate(quarter, filed, now) ?? it) : it;
  });
  return addUpTo(year, four, 'perShare') ? four : null;
}
