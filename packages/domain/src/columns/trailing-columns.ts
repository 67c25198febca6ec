import type { Figure } from '../figures/index.ts';
import { flowLines, type LineKey, type Statement, type Statements } from '../statements/index.ts';
import { columnContext } from './annual-columns.ts';
import { sum } from './arithmetic.ts';
import { buildColumn } from './build-column.ts';
import type { FiledColumn } from './column.ts';
import { freeCashFlow } from './derived-figures.ts';
import type { Market } from './market.ts';
import { ebitda } from './more-figures.ts';
import { ordinal, trailingOf } from './quarterly-columns.ts';

/**
 * Every quarter on file as the twelve months that end with it, so that a quarter stands beside a year. Changes look at
 * the twelve months of a year before, average balances at the balance of that day.
 */
export function trailingColumns(statements: Statements, market: Market): FiledColumn[] {
  const setting = columnContext(statements, market);
  const trailing = trailingStatements(statements);
  const byQuarter = new Map(trailing.map((statement) => [ordinal(statement.period), statement]));
  return trailing.map((statement) => {
    const before = byQuarter.get(ordinal(statement.period) - 4) ?? null;
    const { earningsPerShare, dividendsPerShare } = statement.lines;
    const freeCash = freeCashFlow(statement.lines, statements.businessKind);
    const twelveMonths = {
      earningsPerShare,
      dividendsPerShare,
      freeCashFlow: freeCash,
      ebitda: ebitda(statement.lines, statements.businessKind),
      sharesOutstanding: statement.lines.sharesOutstanding,
    };
    const around = { earlier: before, opening: before, trailing: twelveMonths };
    return buildColumn('quarterly', statement, around, setting);
  });
}

/**
 * Twelve months that end with each quarter: the fiscal year itself at its end, else flows as the sum of four adjacent
 * quarters; balances and average counts are the quarter's own. A quarter without three before it is left out.
 *
 * Refuses: a line of which one of the four quarters has no value.
 * Example: revenue of 10, 11, 12 and 13 is 46 at the end of the fourth.
 *
 * docs/methodology.md, "Twelve months by quarter"
 */
export function trailingStatements({
  annual,
  quarterly,
  businessKind,
}: Pick<Statements, 'annual' | 'quarterly' | 'businessKind'>): Statement[] {
  const quarters = new Map(quarterly.map((statement) => [ordinal(statement.period), statement]));
  const years = new Map(annual.map((statement) => [statement.period.year, statement]));
  return quarterly.flatMap((last) => {
    const year = last.period.quarter === 4 ? years.get(last.period.year) : undefined;
    if (year !== undefined) return [{ ...year, period: { ...year.period, quarter: 4 } as const }];
    const four = [3, 2, 1, 0].flatMap((back) => quarters.get(ordinal(last.period) - back) ?? []);
    const first = four[0];
    if (first === undefined || four.length < 4) return [];
    const flows = flowLines.map((key): [LineKey, Figure] => [key, sumOf(four, key)]);
    const { earningsPerShare } = trailingOf(last, four, null, businessKind);
    return [
      {
        period: { ...last.period, start: first.period.start },
        lines: { ...last.lines, ...Object.fromEntries(flows), earningsPerShare },
      },
    ];
  });
}

/** What was never filed in any of the four stays unfiled, and says so. */
function sumOf(four: readonly Statement[], key: LineKey): Figure {
  const parts = four.map(({ lines }) => lines[key]);
  const [first] = parts;
  if (first !== undefined && parts.every(({ why }) => why === 'not_filed')) return first;
  return sum(parts, 'sum of four quarters');
}
