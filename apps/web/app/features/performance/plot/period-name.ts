import { dayNumber } from '@tenfold/domain/periods';
import { least } from 'd3-array';
import { formatMoment } from '../../../ui/chart/time/moment.ts';
import type { Basis } from '../choices/chart-request.ts';

export interface FiscalYear {
  readonly year: number | null;
  readonly periodEnd: string | null;
}

const quarterDays = 365.25 / 4;
/** A 53-week year shifts a quarter's end by a week. */
const tolerance = 10;

/**
 * The company's name for the period ending on a day: `2024`, `2025 Q3`, counted from the nearest fiscal year
 * end; otherwise the date.
 */
export function periodName(years: readonly FiscalYear[], basis: Basis, day: number): string {
  const ends = years.flatMap(({ year, periodEnd }) =>
    year === null || periodEnd === null ? [] : [{ year, end: dayNumber(periodEnd) }],
  );
  const nearest = least(ends, ({ end }) => Math.abs(day - end));
  if (nearest === undefined) return formatMoment(day);
  const quarters = Math.round((day - nearest.end) / quarterDays);
  const isEnd = Math.abs(day - nearest.end - quarters * quarterDays) <= tolerance;
  if (!isEnd || (basis === 'annual' && quarters % 4 !== 0)) return formatMoment(day);
  // A fiscal year ends with its fourth quarter.
  const count = nearest.year * 4 + 3 + quarters;
  const year = Math.floor(count / 4);
  return basis === 'annual' ? String(year) : `${year} Q${(count % 4) + 1}`;
}
