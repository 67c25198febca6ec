import type { Statement } from '../statements/index.ts';
import { judged, notPossible, passed, type QualityCheck, roundingOf } from './quality-check.ts';

const flows = ['revenue', 'netIncome', 'cashFlowFromOperatingActivities', 'capex'] as const;

/**
 * Q1 + Q2 + Q3 + Q4 = the fiscal year, for flows (methodology 5): one result for all rows of a year that agree or
 * cannot be judged, and one for each that does not agree. A year of which no quarter is on file has none.
 * Tolerance: the rounding of each of the five figures.
 * Example: 10 + 20 + 30 + 40 against a year of 100 passes, against 120 fails.
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
    const parts = quarters.map((quarter) => quarter.lines[key].value).filter((value) => value !== null);
    if (expected === null || parts.length !== 4) {
      unknown.push(key);
      continue;
    }
    const found = parts.reduce((total, part) => total + part, 0);
    const result = judged({ ...about, rows: [key] }, expected, found, roundingOf([expected, ...parts]));
    if (result.state === 'failed') results.push(result);
    else agreeing.push(key);
  }
  if (agreeing.length > 0) results.push(passed({ ...about, rows: agreeing }));
  if (unknown.length > 0) results.push(notPossible({ ...about, rows: unknown }));
  return results;
}
