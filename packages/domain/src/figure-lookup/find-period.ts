import { dayNumber, fiscalYearOf } from '../periods/index.ts';
import type { Statement, Statements } from '../statements/index.ts';
import { type AskedPeriod, daysOff, type PeriodRefusal } from './asked-period.ts';

export type FoundPeriod =
  | { readonly statement: Statement; readonly isLtm: boolean; readonly refusal: null }
  | { readonly statement: null; readonly refusal: PeriodRefusal };

/** The column of the statements that a period names, or why there is none. */
export function findPeriod(statements: Statements, asked: AskedPeriod): FoundPeriod {
  const { annual, quarterly, ltm } = statements;
  switch (asked.kind) {
    case 'ltm':
      return found(ltm, statements, asked, true);
    case 'latestYear':
      return found(annual.at(-1), statements, asked);
    case 'latestQuarter':
      return found(quarterly.at(-1), statements, asked);
    case 'year':
      return found(
        annual.find(({ period }) => period.year === asked.year),
        statements,
        asked,
      );
    case 'quarter':
      return found(
        quarterly.find(({ period }) => period.year === asked.year && period.quarter === asked.quarter),
        statements,
        asked,
      );
    case 'end':
      return found(
        (asked.isQuarter ? quarterly : annual).find(({ period }) => endsNear(period.end, asked.end)),
        statements,
        asked,
      );
  }
}

function found(
  statement: Statement | null | undefined,
  statements: Statements,
  asked: AskedPeriod,
  isLtm = false,
): FoundPeriod {
  if (statement != null) return { statement, isLtm, refusal: null };
  return { statement: null, refusal: refusalOf(statements, asked) };
}

/** By the year asked for: what is younger than the newest column isn’t filed yet. */
function refusalOf({ annual, quarterly }: Statements, asked: AskedPeriod): PeriodRefusal {
  const year = yearOf(asked);
  const isQuarter = asked.kind === 'quarter' || (asked.kind === 'end' && asked.isQuarter);
  const columns = isQuarter ? quarterly : annual;
  const [oldest, newest] = [columns[0]?.period.year, columns.at(-1)?.period.year];
  if (year === null || oldest === undefined || newest === undefined) return 'no_such_period';
  if (year < oldest) return 'before_the_record';
  if (year > newest || (isQuarter && year === newest)) return 'not_filed_yet';
  return 'no_such_period';
}

function yearOf(asked: AskedPeriod): number | null {
  if (asked.kind === 'year' || asked.kind === 'quarter') return asked.year;
  return asked.kind === 'end' ? fiscalYearOf(wholeDay(asked.end)) : null;
}

/** A month names the period that ends in it, or within a week of it. */
function endsNear(end: string, asked: string): boolean {
  if (asked.length === 10) return Math.abs(dayNumber(end) - dayNumber(asked)) <= daysOff;
  if (end.startsWith(asked)) return true;
  const [first, last] = [dayNumber(`${asked}-01`), dayNumber(wholeDay(asked))];
  const day = dayNumber(end);
  return day >= first - daysOff && day <= last + daysOff;
}

function wholeDay(asked: string): string {
  if (asked.length === 10) return asked;
  const [year = 0, month = 1] = asked.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
