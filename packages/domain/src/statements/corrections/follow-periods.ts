import { combine, marked, plus } from '../combine.ts';
import { flowLines, type LineKey, type Statement } from '../line.ts';
import { yearLessOthers } from '../quarters/quarters-from-years.ts';
import type { CorrectedStatements } from './corrected-statements.ts';

/** Fourth quarters per share, which take more than their year and three quarters. */
export type FourthsPerShare = (quarterly: readonly Statement[], annual: readonly Statement[]) => Statement[];

/** Periods that are made from others by time: the fourth quarter from its year, twelve months from four quarters. */
export function followPeriods(
  filed: CorrectedStatements,
  corrected: CorrectedStatements,
  fourthsPerShare: FourthsPerShare,
): CorrectedStatements {
  const { annual } = corrected;
  const fourths = corrected.quarterly.map((statement) =>
    statement.period.quarter === 4 ? withYearLessOthers(statement, filed, corrected) : statement,
  );
  const quarterly = fourthsPerShare(fourths, annual);
  return { annual, quarterly, ltm: withTwelveMonths(corrected, { filed, quarterly }) };
}

/** Nine months as filed may hold what was corrected or may not: the three quarters are what the table has. */
function withYearLessOthers(
  fourth: Statement,
  filed: CorrectedStatements,
  corrected: CorrectedStatements,
): Statement {
  const before = partsOf(fourth, filed);
  const now = partsOf(fourth, corrected);
  if (before === null || now === null) return fourth;
  return withLines(fourth, flowLines, (key) => {
    const figure = fourth.lines[key];
    const isChanged = (one: Statement, other: Statement) => one.lines[key] !== other.lines[key];
    const isOfQuarter = now.others.some((it, at) => isChanged(it, before.others[at] ?? it));
    const isOfYear = isChanged(now.year, before.year) && !isChanged(fourth, before.fourth);
    const isDerived = figure.marks.includes('derived_quarter') || figure.why === 'not_filed';
    if (!isDerived || !(isOfQuarter || isOfYear)) return null;
    const left = yearLessOthers(
      now.year.lines[key],
      now.others.map(({ lines, period }) => [lines[key], period.quarter ?? 4] as const),
    );
    return left.value === null ? null : left;
  });
}

function partsOf({ period: { year } }: Statement, { annual, quarterly }: CorrectedStatements) {
  const whole = annual.find(({ period }) => period.year === year);
  const quarters = quarterly.filter(({ period }) => period.year === year);
  const fourth = quarters.at(-1);
  if (whole === undefined || fourth === undefined || quarters.length !== 4) return null;
  return { year: whole, others: quarters.slice(0, 3), fourth };
}

/** Gives the sum of the four as the table has them, where a quarter is another than filed. */
function withTwelveMonths(
  { ltm, annual }: CorrectedStatements,
  { filed, quarterly }: { readonly filed: CorrectedStatements; readonly quarterly: readonly Statement[] },
): Statement | null {
  if (ltm === null || ltm.period.end === annual.at(-1)?.period.end) return ltm;
  const to = quarterly.findLastIndex(({ period }) => period.end === ltm.period.end);
  const four = quarterly.slice(Math.max(to - 3, 0), to + 1);
  if (four.length < 4 || four[0]?.period.start !== ltm.period.start) return ltm;
  const isChanged = (key: LineKey) =>
    four.some(({ lines }, at) => lines[key] !== filed.quarterly[to - 3 + at]?.lines[key]);
  return withLines(ltm, [...flowLines, 'earningsPerShare' as const].filter(isChanged), (key) => {
    const parts = four.map(({ lines }) => lines[key]);
    const sum = combine('sum of four quarters', parts.map(plus));
    return sum.value === null ? { ...sum, sources: ltm.lines[key].sources } : marked(sum, 'corrected');
  });
}

function withLines(
  statement: Statement,
  keys: readonly LineKey[],
  read: (key: LineKey) => Statement['lines'][LineKey] | null,
): Statement {
  const lines = keys.flatMap((key) => {
    const figure = read(key);
    return figure === null ? [] : [[key, figure] as const];
  });
  return lines.length === 0
    ? statement
    : { ...statement, lines: { ...statement.lines, ...Object.fromEntries(lines) } };
}
