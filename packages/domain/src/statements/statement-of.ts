import type { Figure } from '../figures/index.ts';
import type { FiscalPeriod } from '../periods/index.ts';
import { type LineKey, lineKeys, type Statement } from './line.ts';
import { flowLines, lineRules } from './lines/index.ts';
import { refusedBelowZero } from './never-negative.ts';
import type { PeriodView } from './period-view.ts';

/** Every line of one period, each on its own: one that has no value takes none of the others with it. */
export function statementOf(period: FiscalPeriod, view: PeriodView): Statement {
  const lines = Object.fromEntries(
    lineKeys.map((key) => [key, refusedBelowZero(key, lineRules[key].read(view))]),
  );
  return { period, lines: lines as Record<LineKey, Figure> };
}

/** Whether anything that happens over a period is known of it; a balance sheet alone makes no column. */
export function hasFlows(statement: Statement): boolean {
  return flowLines.some((key) => key !== 'dividendsPerShare' && statement.lines[key].value !== null);
}
