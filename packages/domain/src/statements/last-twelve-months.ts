import { daysAfter } from '../periods/index.ts';
import { combine, plus } from './combine.ts';
import type { Filings } from './filings.ts';
import type { LineKey, Statement } from './line.ts';
import { flowLines } from './lines/index.ts';
import { ltmView } from './ltm-view.ts';
import { statementOf } from './statement-of.ts';

/**
 * The twelve months up to the newest period filed. When that is a full year, the year itself. A line whose tags do not chain
 * is the sum of its last four quarters.
 */
export function lastTwelveMonths(
  filings: Filings,
  annual: readonly Statement[],
  quarterly: readonly Statement[],
): Statement | null {
  const year = annual.at(-1);
  const quarter = quarterly.at(-1);
  if (quarter === undefined || (year !== undefined && quarter.period.end <= year.period.end))
    return year ?? null;
  const { year: name, quarter: number, end } = quarter.period;
  const four = quarterly.slice(-4);
  const start = four.length === 4 && areAdjacent(four) ? (four[0]?.period.start ?? null) : null;
  const period = { year: name, quarter: null, start: start ?? daysAfter(end, -364), end };
  const statement = statementOf(period, ltmView(filings, name, number ?? 4));
  return start === null ? statement : withFourQuarters(statement, four);
}

function withFourQuarters(statement: Statement, four: readonly Statement[]): Statement {
  const filled = flowLines.flatMap((key: LineKey) => {
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
