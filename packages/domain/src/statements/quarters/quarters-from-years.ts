import type { Figure } from '../../figures/index.ts';
import { dayNumber } from '../../periods/index.ts';
import { combine, minus, plus } from '../combine.ts';
import type { Filings } from '../filings.ts';
import { flowLines, type LineKey, type Statement } from '../line.ts';
import { cashPerShare } from '../lines/dividends.ts';
import { refusedBelowZero } from '../never-negative.ts';
import { isRecast } from './recast-years.ts';

/**
 * Fills the one quarter of a year that its tags could not prove: the line of the year less the line of the three other
 * quarters. This reaches a line whose tag changed between the quarterly and the annual report. A year restated later is left
 * alone, because its quarters were not, and so is one counted from another day than its quarters.
 *
 * docs/methodology.md, "Quarters"
 */
export function withQuartersFromYears(
  filings: Filings,
  quarterly: readonly Statement[],
  annual: readonly Statement[],
): Statement[] {
  return quarterly.map((statement) => {
    const { year } = statement.period;
    const whole = annual.find((it) => it.period.year === year);
    const others = quarterly.filter((it) => it.period.year === year && it !== statement);
    if (whole === undefined || others.length !== 3) return statement;
    const filled = flowLines.flatMap((key) => {
      const figure = statement.lines[key].value === null ? yearLess(filings, key, whole, others) : null;
      return figure === null ? [] : [[key, figure] as const];
    });
    return filled.length === 0
      ? statement
      : { ...statement, lines: { ...statement.lines, ...Object.fromEntries(filled) } };
  });
}

/** Days that two periods may begin or end apart and still be on one calendar. */
const sameDay = 3;

function yearLess(
  filings: Filings,
  key: LineKey,
  whole: Statement,
  others: readonly Statement[],
): Figure | null {
  const year = whole.lines[key];
  const parts = others.map((it) => it.lines[key]);
  if (year.value === null || year.marks.includes('restated') || parts.some((it) => it.value === null))
    return null;
  if (!areWithin(year, parts) || isOnOtherBasis(filings, whole.period.year, year, parts)) return null;
  const left = yearLessOthers(
    year,
    others.map((it) => [it.lines[key], it.period.quarter ?? 4] as const),
  );
  if (isCash(year) && !parts.every(isCash) && !isLikeOthers(left, parts)) return null;
  return refusedBelowZero(key, left).value === null ? null : left;
}

/** Whether a business left the year after the newest of its quarters was filed. */
function isOnOtherBasis(filings: Filings, year: number, whole: Figure, parts: readonly Figure[]): boolean {
  const known =
    parts
      .flatMap(({ sources }) => sources.map(({ filed }) => filed))
      .sort()
      .at(-1) ?? '';
  return whole.sources.some((it) => isRecast(filings, `${it.taxonomy}:${it.tag}`, year, it, known));
}

function isCash({ formula }: Figure): boolean {
  return formula === cashPerShare;
}

/** Bounds of the lowest and the highest of three quarters' dividends, times these. */
const leastOfLowest = 0.75;
const mostOfHighest = 1.5;

/**
 * What a year's cash leaves beside dividends as declared is the fourth only where it is of the size of the others: cash holds a
 * special dividend of another year or quarter, and what minorities got.
 *
 * @example three quarters of 0.70 and 0.79, cash of 13.04 with 10.00 paid in the second: no value, not 10.75
 */
function isLikeOthers({ value }: Figure, parts: readonly Figure[]): boolean {
  const others = parts.map((it) => it.value ?? 0);
  const isAbove = (value ?? 0) >= Math.min(...others) * leastOfLowest;
  return Math.min(...others) > 0 && isAbove && (value ?? 0) <= Math.max(...others) * mostOfHighest;
}

/** What is below it is left by binary fractions of cents. */
const noise = 1e-9;

/** The year less quarters, each with its number. */
export function yearLessOthers(year: Figure, others: readonly (readonly [Figure, number])[]): Figure {
  const names = others.map(([, quarter]) => `Q${quarter}`).join(' − ');
  const parts = [plus(year), ...others.map(([it]) => minus(it))];
  const left = combine(`FY − ${names}`, parts, 'derived_quarter');
  return left.value !== null && Math.abs(left.value) < noise ? { ...left, value: 0 } : left;
}

/** Whether the parts lie in the days of the year, and one of them begins or ends with it. */
function areWithin(year: Figure, parts: readonly Figure[]): boolean {
  const [whole] = year.sources;
  const days = parts.flatMap(({ sources }) => sources.slice(0, 1));
  if (whole?.start == null || days.some((it) => it.start === null)) return true;
  const first = Math.min(...days.map((it) => dayNumber(it.start ?? '')));
  const last = Math.max(...days.map((it) => dayNumber(it.end)));
  const before = dayNumber(whole.start) - first;
  const after = last - dayNumber(whole.end);
  return Math.max(before, after) <= sameDay && Math.min(Math.abs(before), Math.abs(after)) <= sameDay;
}
