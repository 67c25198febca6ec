import type { AssumptionKey } from '../forecast/index.ts';
import { assumptionKeys } from '../forecast/index.ts';
import { type ScoredLevel, type ScoredYear, scoredLevels } from './score-year.ts';
import { meanOf } from './yardsticks.ts';

/** How far off forecasts of one line were, over all scored years: bias keeps the sign, error doesn't. */
export interface LineRecord {
  readonly bias: number;
  readonly error: number;
  /** The number of years. */
  readonly years: number;
}

export interface LineComparison {
  readonly row: AssumptionKey | ScoredLevel;
  /** null without a single year. */
  readonly mine: LineRecord | null;
  readonly averages: LineRecord | null;
  readonly analysts: LineRecord | null;
}

/**
 * Bias and error of each line: the mean of signed and of absolute errors, points for percentages, fractions of the actual
 * for levels. Years whose actual is a loss are in no mean.
 *
 * @example errors of +2 and -1 points: bias +0.5, error 1.5
 *
 * docs/methodology.md, "Scores of forecasts"
 */
export function lineComparisons(years: readonly ScoredYear[]): LineComparison[] {
  const lines = years.flatMap(({ rows, levels }) => [...rows, ...levels]);
  return [...assumptionKeys, ...scoredLevels].map((row) => {
    const of = lines.filter((line) => line.row === row);
    return {
      row,
      mine: recordOfErrors(of.map(({ mine }) => mine.error)),
      averages: recordOfErrors(of.map(({ averages }) => averages.error)),
      analysts: recordOfErrors(of.map(({ analysts }) => analysts?.error ?? null)),
    };
  });
}

function recordOfErrors(errors: readonly (number | null)[]): LineRecord | null {
  const known = errors.filter((error) => error !== null);
  if (known.length === 0) return null;
  return { bias: meanOf(known), error: meanOf(known.map(Math.abs)), years: known.length };
}
