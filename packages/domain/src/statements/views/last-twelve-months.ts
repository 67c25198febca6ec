import { daysAfter, type FiscalPeriod } from '../../periods/index.ts';
import { combine, plus } from '../combine.ts';
import type { Filings } from '../filings.ts';
import { flowLines, type LineKey, type Statement } from '../line.ts';
import { statementOf } from '../statement-of.ts';
import { ltmView } from './ltm-view.ts';

/** Twelve months are known when one of these is. */
const chained: readonly LineKey[] = ['netIncome', 'cashFlowFromOperatingActivities'];

/**
 * The twelve months up to the newest period filed, be it a quarter or only a half. When that is a full year, the year itself. A
 * line whose tags do not chain is the sum of its last four quarters, earnings per share included.
 */
export function lastTwelveMonths(
  filings: Filings,
  annual: readonly Statement[],
  quarterly: readonly Statement[],
): Statement | null {
  const year = annual.at(-1);
  const newer = filings.calendar.quarters.filter((it) => year === undefined || it.end > year.period.end);
  for (const period of newer.reverse()) {
    const statement = upTo(period, filings, quarterly);
    if (chained.some((key) => statement.lines[key].value !== null)) return statement;
  }
  return year ?? null;
}

function upTo(period: FiscalPeriod, filings: Filings, quarterly: readonly Statement[]): Statement {
  const four = quarterly.filter((it) => it.period.end <= period.end).slice(-4);
  const whole = four.length === 4 && four[3]?.period.end === period.end && areAdjacent(four);
  const start = (whole ? four[0]?.period.start : undefined) ?? daysAfter(period.end, -364);
  const view = ltmView(filings, period.year, period.quarter ?? 4);
  const statement = statementOf({ year: period.year, quarter: null, start, end: period.end }, view);
  return whole ? withFourQuarters(statement, four) : statement;
}

function withFourQuarters(statement: Statement, four: readonly Statement[]): Statement {
  const filled = [...flowLines, 'earningsPerShare' as const].flatMap((key: LineKey) => {
    if (statement.lines[key].value !== null) return [];
    const figure = combine(
      'sum of four quarters',
      four.map((it) => plus(it.lines[key])),
    );
    return figure.value === null ? [] : [[key, figure] as const];
  });
  return { ...statement, lines: { ...statement.lines, ...Object.fromEntries(filled) } };
}

function areAdjacent(quarters: readonly Statement[]): boolean {
  const numbers = quarters.map((it) => it.period.year * 4 + (it.period.quarter ?? 0));
  return numbers.every((it, index) => index === 0 || it === (numbers[index - 1] ?? 0) + 1);
}
