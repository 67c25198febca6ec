import type { Figure, Mark } from '../figures/index.ts';
import type { Statement } from '../statements/index.ts';
import {
  type Cause,
  explained,
  judged,
  notPossible,
  passed,
  type QualityCheck,
  roundingOf,
} from './quality-check.ts';

const flows = ['revenue', 'netIncome', 'cashFlowFromOperatingActivities', 'capex'] as const;

/**
 * Q1 + Q2 + Q3 + Q4 = the fiscal year, for flows: one result for all rows of a year that agree or
 * cannot be judged, and one for each that does not agree. A year of which no quarter is on file has none.
 * Tolerance: the rounding of each of the five figures.
 * Explained, not failed: a year or quarter restated without the others, on another basis, or read from another tag.
 * Example: 10 + 20 + 30 + 40 against a year of 100 passes, against 120 fails.
 *
 * docs/methodology.md, "Data quality checks"
 */
export function checkQuarters(year: Statement, quarterly: readonly Statement[]): QualityCheck[] {
  const quarters = quarterly.filter((quarter) => quarter.period.year === year.period.year);
  if (quarters.length === 0) return [];
  const about = { check: 'quarters_add_up' as const, column: String(year.period.year) };
  const agreeing: string[] = [];
  const unknown: string[] = [];
  const results: QualityCheck[] = [];
  for (const key of flows) {
    const expected = year.lines[key].value;
    const figures = quarters.map((quarter) => quarter.lines[key]);
    const parts = figures.map(({ value }) => value).filter((value) => value !== null);
    if (expected === null || parts.length !== 4) {
      unknown.push(key);
      continue;
    }
    const found = parts.reduce((total, part) => total + part, 0);
    const result = judged({ ...about, rows: [key] }, expected, found, roundingOf([expected, ...parts]));
    if (result.state === 'passed') {
      agreeing.push(key);
      continue;
    }
    const cause = findCause([year.lines[key], ...figures], Math.abs(found / expected - 1));
    results.push(cause === null ? result : explained(result, cause));
  }
  if (agreeing.length > 0) results.push(passed({ ...about, rows: agreeing }));
  if (unknown.length > 0) results.push(notPossible({ ...about, rows: unknown }));
  return results;
}

/** A restatement or another tag seldom moves a year by more; what does is a mistake until somebody looked. */
const maxExplained = 0.25;

/** The cause the statements marked; a restatement too small for them to mark is one all the same. */
function findCause(figures: readonly Figure[], apart: number): Cause | null {
  const has = (mark: Mark) => figures.some(({ marks }) => marks.includes(mark));
  if (has('basis_changed')) return 'basis_changed';
  if (apart > maxExplained) return null;
  if (has('year_restated') || has('restated')) return 'restated';
  return has('other_tags') ? 'tag_changed' : null;
}
