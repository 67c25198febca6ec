import type { Figure } from '../figures/index.ts';
import type { FiscalPeriod } from '../periods/index.ts';
import { columnLines, type LineKey, lineKeys, type Statement } from './line.ts';
import { lineRules } from './lines/index.ts';
import { refusedBelowZero } from './never-negative.ts';
import type { PeriodView } from './views/period-view.ts';

/** Every line of one period, each on its own: one that has no value takes none of the others with it. */
export function statementOf(period: FiscalPeriod, view: PeriodView): Statement {
  const lines = Object.fromEntries(
    lineKeys.map((key) => [key, refusedBelowZero(key, lineRules[key].read(view))]),
  );
  return { period, lines: lines as Record<LineKey, Figure> };
}

/** Whether the period has a statement of flows; a balance sheet or a note alone makes no column. */
export function hasFlows(statement: Statement): boolean {
  return columnLines.some((key) => statement.lines[key].value !== null);
}
