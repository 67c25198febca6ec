import { dayNumber, fiscalYearOf } from '../periods/index.ts';
import type { Statement, Statements } from '../statements/index.ts';
import { daysOff, type LookupPeriod, type PeriodRefusal } from './lookup-period.ts';

export type FoundPeriod =
  | { readonly statement: Statement; readonly isLtm: boolean; readonly refusal: null }
  | { readonly statement: null; readonly refusal: PeriodRefusal };

/** The column of the statements that a period names, or why there is none. */
export function findPeriod(statements: Statements, requested: LookupPeriod): FoundPeriod {
  const { annual, quarterly, ltm } = statements;
  switch (requested.kind) {
    case 'ltm':
      return found(ltm, statements, requested, true);
    case 'latestYear':
      return found(annual.at(-1), statements, requested);
    case 'latestQuarter':
      return found(quarterly.at(-1), statements, requested);
    case 'year':
      return found(
        annual.find(({ period }) => period.year === requested.year),
        statements,
        requested,
      );
    case 'quarter':
      return found(
        quarterly.find(
          ({ period }) => period.year === requested.year && period.quarter === requested.quarter,
        ),
        statements,
        requested,
      );
    case 'end':
      return found(
        (requested.isQuarter ? quarterly : annual).find(({ period }) => endsNear(period.end, requested.end)),
        statements,
        requested,
      );
  }
}

function found(
  statement: Statement | null | undefined,
  statements: Statements,
  requested: LookupPeriod,
  isLtm = false,
): FoundPeriod {
  if (statement != null) return { statement, isLtm, refusal: null };
  return { statement: null, refusal: refusalOf(statements, requested) };
}

/** By the year asked for: what is younger than the newest column isn’t filed yet. */
function refusalOf({ annual, quarterly }: Statements, requested: LookupPeriod): PeriodRefusal {
  const year = yearOf(requested);
  const isQuarter = requested.kind === 'quarter' || (requested.kind === 'end' && requested.isQuarter);
  const columns = isQuarter ? quarterly : annual;
  const [oldest, newest] = [columns[0]?.period.year, columns.at(-1)?.period.year];
  if (year === null || oldest === undefined || newest === undefined) return 'no_such_period';
  if (year < oldest) return 'before_the_record';
  if (year > newest || (isQuarter && year === newest)) return 'not_filed_yet';
  return 'no_such_period';
}

function yearOf(requested: LookupPeriod): number | null {
  if (requested.kind === 'year' || requested.kind === 'quarter') return requested.year;
  return requested.kind === 'end' ? fiscalYearOf(wholeDay(requested.end)) : null;
}

/** A month names the period that ends in it, or within a week of it. */
function endsNear(end: string, requested: string): boolean {
  if (requested.length === 10) return Math.abs(dayNumber(end) - dayNumber(requested)) <= daysOff;
  if (end.startsWith(requested)) return true;
  const [first, last] = [dayNumber(`${requested}-01`), dayNumber(wholeDay(requested))];
  const day = dayNumber(end);
  return day >= first - daysOff && day <= last + daysOff;
}

function wholeDay(requested: string): string {
  if (requested.length === 10) return requested;
  const [year = 0, month = 1] = requested.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
