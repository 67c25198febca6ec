import type { Figure, Source } from '../../figures/index.ts';
import type { FiscalPeriod } from '../../periods/index.ts';
import { marked } from '../combine.ts';
import { type LineKey, lineKeys, type Statement } from '../line.ts';
import type { CorrectedStatements } from './corrected-statements.ts';
import { isSame } from './correction.ts';

/** A figure as filings give it, and as an editor says it is. */
export interface ChangedFigure {
  readonly period: FiscalPeriod;
  readonly key: LineKey;
  readonly before: Figure;
  readonly after: Figure;
}

/**
 * Figures that add or subtract the facts of a corrected one change by as much; without it, they have no value. What is made of
 * facts otherwise, such as a count of shares from profit and EPS, stays as filed.
 *
 * Example: net income of 10 is also what is left to common shareholders: corrected to 12, that is 12 too.
 */
export function followFacts(
  statements: CorrectedStatements,
  changes: readonly ChangedFigure[],
): CorrectedStatements {
  const follow = (statement: Statement): Statement => {
    const lines = lineKeys.flatMap((key) => {
      const figure = statement.lines[key];
      const isOwn = changes.some(({ after }) => after === figure);
      const after = isOwn ? figure : followed(figure, changes);
      return after === figure ? [] : [[key, after] as const];
    });
    return lines.length === 0
      ? statement
      : { ...statement, lines: { ...statement.lines, ...Object.fromEntries(lines) } };
  };
  const { annual, quarterly, ltm } = statements;
  const year = annual.at(-1);
  const isYear = ltm !== null && year !== undefined && ltm.period.end === year.period.end;
  const years = annual.map(follow);
  return {
    annual: years,
    quarterly: quarterly.map(follow),
    ltm: isYear ? (years.at(-1) ?? null) : ltm && follow(ltm),
  };
}

function followed(filed: Figure, changes: readonly ChangedFigure[]): Figure {
  if (filed.value === null || filed.sources.length === 0) return filed;
  let figure = filed;
  const counted = new Set<string>();
  for (const { before, after } of changes) {
    const sign = signOf(before, filed);
    // A balance is a fact of the year and of its fourth quarter: corrected in both, it counts once.
    const facts = before.sources.map(factKey);
    if (sign === null || facts.some((fact) => counted.has(fact))) continue;
    for (const fact of facts) counted.add(fact);
    if (after.value === null) {
      const why = before.sources.length === filed.sources.length ? after.why : 'part_missing';
      return { ...filed, value: null, why, marks: [] };
    }
    if (before.value === null || figure.value === null || !isSum(filed)) continue;
    const value = figure.value + sign * (after.value - before.value);
    figure = marked({ ...figure, value }, 'corrected');
  }
  return figure;
}

/** The sign with which all facts of a part stand in a figure; null where one doesn't, or not as in the part. */
function signOf(part: Figure, whole: Figure): 1 | -1 | null {
  if (part.sources.length === 0 || part.sources.length > whole.sources.length) return null;
  const signs = new Map(whole.sources.map((source) => [factKey(source), source.sign]));
  const relative = new Set(part.sources.map((source) => (signs.get(factKey(source)) ?? 0) * source.sign));
  const [sign] = relative;
  return relative.size === 1 && (sign === 1 || sign === -1) ? sign : null;
}

function factKey({ accession, taxonomy, tag, unit, start, end }: Source): string {
  return [accession, taxonomy, tag, unit, start, end].join(' ');
}

/** Whether a figure is no more than its facts with their signs, whatever the splits since. */
function isSum({ value, sources, scale, splitFactor }: Figure): boolean {
  const filed = sources.reduce((sum, source) => sum + source.sign * source.value, 0) * scale;
  return [1, splitFactor, 1 / splitFactor].some((factor) => isSame(value, filed * factor));
}
