import type { Figure, Source } from '../../figures/index.ts';
import { marked } from '../combine.ts';
import type { Filings } from '../filings.ts';
import type { LineKey, Statement } from '../line.ts';
import { addUpTo } from './quarter-sums.ts';
import { yearLessOthers } from './quarters-from-years.ts';
import { quartersOfYear } from './quarters-of-year.ts';

/** Lines of which companies file two totals: all income and net sales, dividends declared and paid, profit with and without others'. */
const linesOfTwoTotals = ['revenue', 'netIncome', 'dividendsPerShare'] as const;

/**
 * The quarters of a line by the tag of its year, where that tag alone gives four that add up to it and the ones read do not: reports
 * of quarters and of years may each prefer another tag.
 *
 * @example paid 0.29, 0.29, 0.315, 0.315 of a year of 1.21, declared 0.58, 0 and 0.63: the four paid
 *
 * docs/methodology.md, "Quarters"
 */
export function withQuartersOfYearsTag(
  filings: Filings,
  quarterly: readonly Statement[],
  annual: readonly Statement[],
): Statement[] {
  const found = new Map(annual.map((year) => [year.period.year, linesByTag(filings, year, quarterly)]));
  return quarterly.map((statement) => {
    const { year, quarter } = statement.period;
    const lines = (found.get(year) ?? []).flatMap(([key, four]) => {
      const figure = four[(quarter ?? 4) - 1];
      return figure === undefined ? [] : [[key, figure] as const];
    });
    return lines.length === 0
      ? statement
      : { ...statement, lines: { ...statement.lines, ...Object.fromEntries(lines) } };
  });
}

function linesByTag(
  filings: Filings,
  year: Statement,
  quarterly: readonly Statement[],
): (readonly [LineKey, readonly Figure[]])[] {
  const read = quarterly.filter((it) => it.period.year === year.period.year);
  return linesOfTwoTotals.flatMap((key) => {
    const whole = year.lines[key];
    const [source] = whole.sources;
    const asRead = read.map((it) => it.lines[key]);
    const areWhole = asRead.length === 4 && asRead.every((it) => it.value !== null);
    const measure = key === 'dividendsPerShare' ? 'perShare' : 'money';
    if (source === undefined || whole.sources.length > 1 || whole.formula !== null) return [];
    if (!areWhole || addUpTo(whole, asRead, measure)) return [];
    const four = quartersOf(filings, year, source, measure, whole);
    return addUpTo(whole, four, measure) ? [[key, four] as const] : [];
  });
}

/** One quarter of dividends may be what the others leave of the year. */
function quartersOf(
  filings: Filings,
  { period }: Statement,
  { taxonomy, tag }: Source,
  measure: 'money' | 'perShare',
  whole: Figure,
): Figure[] {
  const four = quartersOfYear(filings, `${taxonomy}:${tag}`, measure, period.year);
  const isFallback = whole.marks.includes('fallback_tag');
  const filled = four.map((it) => {
    if (it !== null || measure === 'money') return it;
    const others = four.flatMap((other, place) => (other === null ? [] : [[other, place + 1] as const]));
    return others.length === 3 ? yearLessOthers(whole, others) : null;
  });
  return filled.flatMap((it) => (it === null ? [] : [isFallback ? marked(it, 'fallback_tag') : it]));
}
