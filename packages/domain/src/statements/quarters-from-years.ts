import type { Figure } from '../figures/index.ts';
import { combine, minus, plus } from './combine.ts';
import type { LineKey, Statement } from './line.ts';
import { flowLines } from './lines/index.ts';
import { refusedBelowZero } from './never-negative.ts';

/**
 * Fills the one quarter of a year that its tags could not prove: the line of the year less the line of the three other
 * quarters. This reaches a line whose tag changed between the quarterly and the annual report. A year restated later is left
 * alone, because its quarters were not.
 *
 * methodology.md 1, "quarters from year-to-date"
 */
export function withQuartersFromYears(
  quarterly: readonly Statement[],
  annual: readonly Statement[],
): Statement[] {
  return quarterly.map((statement) => {
    const { year } = statement.period;
    const whole = annual.find((it) => it.period.year === year);
    const others = quarterly.filter((it) => it.period.year === year && it !== statement);
    if (whole === undefined || others.length !== 3) return statement;
    const filled = flowLines.flatMap((key) => {
      const figure = statement.lines[key].value === null ? yearLess(key, whole, others) : null;
      return figure === null ? [] : [[key, figure] as const];
    });
    return filled.length === 0
      ? statement
      : { ...statement, lines: { ...statement.lines, ...Object.fromEntries(filled) } };
  });
}

function yearLess(key: LineKey, whole: Statement, others: readonly Statement[]): Figure | null {
  const year = whole.lines[key];
  const parts = others.map((it) => it.lines[key]);
  if (year.value === null || year.marks.includes('restated') || parts.some((it) => it.value === null))
    return null;
  const names = others.map((it) => `Q${it.period.quarter}`).join(' − ');
  const left = combine(`FY − ${names}`, [plus(year), ...parts.map(minus)], 'derived_quarter');
  return refusedBelowZero(key, left).value === null ? null : left;
}
