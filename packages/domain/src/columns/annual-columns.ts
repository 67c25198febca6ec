import type { Statement, Statements } from '../statements/index.ts';
import { buildColumn } from './build-column.ts';
import type { FiledColumn } from './column.ts';
import { freeCashFlow } from './derived-figures.ts';
import { exchangeOf } from './exchange.ts';
import { type Market, marketRefusal } from './market.ts';
import type { ColumnContext } from './market-figures.ts';
import { ebitda } from './more-figures.ts';

/** Every fiscal year on file, oldest first. Changes and average balances look at the fiscal year before. */
export function annualColumns(statements: Statements, market: Market): FiledColumn[] {
  const setting = columnContext(statements, market);
  const byYear = new Map<number, Statement>();
  for (const statement of statements.annual) byYear.set(statement.period.year, statement);
  return statements.annual.map((statement) => {
    const before = byYear.get(statement.period.year - 1) ?? null;
    const trailing = {
      earningsPerShare: statement.lines.earningsPerShare,
      dividendsPerShare: statement.lines.dividendsPerShare,
      freeCashFlow: freeCashFlow(statement.lines, statements.businessKind),
      ebitda: ebitda(statement.lines, statements.businessKind),
      sharesOutstanding: statement.lines.sharesOutstanding,
    };
    return buildColumn('actual', statement, { earlier: before, opening: before, trailing }, setting);
  });
}

export function columnContext(statements: Statements, market: Market): ColumnContext {
  return {
    businessKind: statements.businessKind,
    closes: market.closes,
    adrRatio: market.adrRatio ?? 1,
    refusal: marketRefusal(statements.reportedCurrency, market),
    exchange: exchangeOf(statements.reportedCurrency, market),
  };
}
