import type { Column } from '../columns/index.ts';
import type { FirstFiledYear } from './filed-year.ts';
import { type ScoredLevel, scoredLevels } from './score-year.ts';

const material = 0.005;

/**
 * Levels of a scored year that later reports changed by more than half a percent. They are marked and don't rescore.
 *
 * @param now the same fiscal year as it is known today
 * @param splitFactor new shares since the year was filed
 */
export function restatedSince(filed: FirstFiledYear, now: Column, splitFactor: number): ScoredLevel[] {
  return scoredLevels.filter((row) => {
    const then = filed.column.figures[row].value;
    const today = now.figures[row].value;
    if (then === null || today === null) return false;
    const onTodaysBasis = row === 'earningsPerShare' ? then / splitFactor : then;
    return Math.abs(today - onTodaysBasis) > material * Math.abs(onTodaysBasis);
  });
}
