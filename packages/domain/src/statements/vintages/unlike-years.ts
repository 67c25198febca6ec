import type { Figure, Mark } from '../../figures/index.ts';
import { marked } from '../combine.ts';
import { flowLines, type LineKey, type Statement } from '../line.ts';
import { addUpTo } from '../quarters/quarter-sums.ts';

/**
 * Quarters of a flow that do not add up to their year, marked with the cause: the year or one of them was restated and the others
 * were not, or they were read from other tags than the year.
 *
 * @example quarters of 10 each, a year of 40 restated to 36: each quarter is marked `year_restated`
 *
 * docs/methodology.md, "Quarters"; decisions/0026
 */
export function withCausesOfDifference(
  quarterly: readonly Statement[],
  annual: readonly Statement[],
): Statement[] {
  const causes = new Map(annual.map((year) => [year.period.year, causesIn(year, quarterly)]));
  return quarterly.map((statement) => {
    const found = causes.get(statement.period.year) ?? [];
    const lines = found.map(([key, cause]) => [key, marked(statement.lines[key], cause)] as const);
    return lines.length === 0
      ? statement
      : { ...statement, lines: { ...statement.lines, ...Object.fromEntries(lines) } };
  });
}

function causesIn(year: Statement, quarterly: readonly Statement[]): (readonly [LineKey, Mark])[] {
  const four = quarterly.filter((it) => it.period.year === year.period.year);
  if (four.length !== 4) return [];
  return flowLines.flatMap((key) => {
    const cause = findCause(
      key,
      year.lines[key],
      four.map((it) => it.lines[key]),
    );
    return cause === null ? [] : [[key, cause] as const];
  });
}

function findCause(key: LineKey, year: Figure, quarters: readonly Figure[]): Mark | null {
  const all = [year, ...quarters];
  const measure = key === 'dividendsPerShare' ? 'perShare' : 'money';
  if (all.some((it) => it.value === null) || addUpTo(year, quarters, measure)) return null;
  if (all.some((it) => it.marks.includes('restated'))) return 'year_restated';
  return quarters.some((it) => tagsOf(it) !== tagsOf(year)) ? 'other_tags' : null;
}

function tagsOf({ sources }: Figure): string {
  return [...new Set(sources.map(({ tag }) => tag))].sort().join(' ');
}
