import { type Figure, missing } from '../figures/index.ts';
import type { FiscalPeriod } from '../periods/index.ts';
import type { Statement, Statements } from '../statements/index.ts';
import { columnContext } from './annual-columns.ts';
import { quotient, sum } from './arithmetic.ts';
import { buildColumn } from './build-column.ts';
import type { FiledColumn } from './column.ts';
import { freeCashFlow } from './derived-figures.ts';
import type { Market } from './market.ts';
import type { Trailing } from './market-figures.ts';
import { ebitda } from './more-figures.ts';

/** Every quarter on file, oldest first. Changes look at the same quarter a year before, balances at the last one. */
export function quarterlyColumns(statements: Statements, market: Market): FiledColumn[] {
  const setting = columnContext(statements, market);
  const quarters = new Map(statements.quarterly.map((statement) => [ordinal(statement.period), statement]));
  const years = new Map(statements.annual.map((statement) => [statement.period.year, statement]));
  return statements.quarterly.map((statement) => {
    const at = ordinal(statement.period);
    const lastFour = [3, 2, 1, 0].map((back) => quarters.get(at - back));
    const year = statement.period.quarter === 4 ? (years.get(statement.period.year) ?? null) : null;
    const around = {
      earlier: quarters.get(at - 4) ?? null,
      opening: quarters.get(at - 1) ?? null,
      trailing: trailingOf(statement, lastFour, year, statements.businessKind),
    };
    return buildColumn('quarterly', statement, around, setting);
  });
}

/** Quarters in one row, so that the quarter before is one less. */
export function ordinal(period: FiscalPeriod): number {
  return period.year * 4 + (period.quarter ?? 4) - 1;
}

/**
 * Twelve months that end with a quarter: the fiscal year itself at its end, else the sum of four quarters.
 * Earnings per share are never subtracted, so a fourth quarter often has none; then twelve months of net income are
 * divided by the newest diluted count. The price meets the count of the fiscal year at its end, as in the year's column:
 * a fourth quarter's own count is derived, so one day would have two market caps and two yields.
 */
export function trailingOf(
  statement: Statement,
  lastFour: readonly (Statement | undefined)[],
  year: Statement | null,
  kind: Statements['businessKind'],
): Trailing {
  const quarters = lastFour.filter((quarter) => quarter !== undefined);
  const total = (figureOf: (of: Statement) => Figure): Figure => {
    const ofYear = year === null ? null : figureOf(year);
    if (ofYear !== null && ofYear.value !== null) return ofYear;
    if (quarters.length < 4) return missing('history_too_short');
    return sum(quarters.map(figureOf), 'sum of four quarters');
  };
  const earningsPerShare = total((of) => of.lines.earningsPerShare);
  return {
    earningsPerShare:
      earningsPerShare.value !== null
        ? earningsPerShare
        : quotient(
            total((of) => of.lines.netIncome),
            statement.lines.sharesOutstanding,
            'net income of twelve months ÷ diluted shares',
            'shares_missing',
          ),
    dividendsPerShare: total((of) => of.lines.dividendsPerShare),
    freeCashFlow: total((of) => freeCashFlow(of.lines, kind)),
    ebitda: total((of) => ebitda(of.lines, kind)),
    sharesOutstanding: countOnLastDay(statement, year),
  };
}

function countOnLastDay(quarter: Statement, year: Statement | null): Figure {
  const ofYear = year?.lines.sharesOutstanding;
  return ofYear === undefined || ofYear.value === null ? quarter.lines.sharesOutstanding : ofYear;
}
