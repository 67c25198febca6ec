import {
  type AskedCompany,
  type AskedLine,
  type AskedPeriod,
  type ResolvedFigure,
  resolveFigure,
  resolveYears,
} from '../../figure-lookup/index.ts';
import type { PeriodsAsked } from '../reading/periods-asked.ts';
import type { FigureQuestion } from '../reading/read-question.ts';
import { NoFigure } from './no-figure.ts';

/** The periods of a question, of one company. */
export function periodsOf(question: FigureQuestion, { symbol }: AskedCompany): PeriodsAsked {
  return question.periodsOf.get(symbol) ?? question.periods;
}

/** @throws NoFigure with the reason */
export function mustResolve(company: AskedCompany, line: AskedLine, asked: AskedPeriod): ResolvedFigure {
  const { found, refusal } = resolveFigure(company, line, asked);
  if (found === null) throw new NoFigure(refusal);
  return found;
}

/** The period of a question about one, the newest year where it names none. */
export function onePeriod({ periods, range, to }: PeriodsAsked): AskedPeriod {
  const last = periods.at(-1);
  if (last !== undefined) return last;
  if (range?.to != null) return endOf(range.to);
  return to === null ? { kind: 'latestYear' } : { kind: 'year', year: to };
}

/** The two periods between which something changed: as named, else a year and the one before. */
export function pairOf(
  asked: PeriodsAsked,
  company: AskedCompany,
  line: AskedLine,
): readonly [ResolvedFigure, ResolvedFigure] {
  const [from, to] = pairAsked(asked);
  const last = mustResolve(company, line, to);
  return [mustResolve(company, line, from ?? yearEarlier(last, asked.years ?? 1)), last];
}

function pairAsked(asked: PeriodsAsked): readonly [AskedPeriod | null, AskedPeriod] {
  const { periods, range } = asked;
  const [first, last] = [periods[0], periods.at(-1)];
  if (range !== null)
    return [endOf(range.from), range.to === null ? { kind: 'latestYear' } : endOf(range.to)];
  if (first !== undefined && last !== undefined && first !== last) return inOrder(first, last);
  return [null, onePeriod(asked)];
}

function inOrder(one: AskedPeriod, other: AskedPeriod): readonly [AskedPeriod, AskedPeriod] {
  return sortKey(one) <= sortKey(other) ? [one, other] : [other, one];
}

function sortKey(asked: AskedPeriod): string {
  if (asked.kind === 'year') return `${asked.year}`;
  if (asked.kind === 'quarter') return `${asked.year}-${asked.quarter}`;
  return asked.kind === 'end' ? asked.end : '9999';
}

function yearEarlier({ statement }: ResolvedFigure, years: number): AskedPeriod {
  const { year, quarter } = statement.period;
  return quarter === null
    ? { kind: 'year', year: year - years }
    : { kind: 'quarter', year: year - years, quarter };
}

/** `2016` is a year, `2016-01` a month in which one ends, `2016-01-31` a day. */
function endOf(text: string): AskedPeriod {
  return text.length === 4
    ? { kind: 'year', year: Number(text) }
    : { kind: 'end', end: text, isQuarter: false };
}

/** All fiscal years asked for, oldest first; every year on file where a question names none. @throws NoFigure where there is none */
export function yearsOf(
  asked: PeriodsAsked,
  company: AskedCompany,
  line: AskedLine,
): readonly ResolvedFigure[] {
  const all = resolveYears(company, line);
  const chosen = chosenYears(asked, all);
  if (chosen.length === 0) mustResolve(company, line, onePeriod(asked));
  // A year that is named and has no figure is said, not passed over.
  for (const end of namedEnds(asked)) mustResolve(company, line, end);
  return chosen;
}

function chosenYears(
  { periods, range, years, to }: PeriodsAsked,
  all: readonly ResolvedFigure[],
): ResolvedFigure[] {
  if (range !== null) {
    const [from, until] = [range.from, range.to ?? '9999'];
    return all.filter(({ statement: { period } }) =>
      from.length === 4
        ? `${period.year}` >= from && `${period.year}` <= until
        : period.end.slice(0, from.length) >= from && period.end.slice(0, until.length) <= until,
    );
  }
  const named = periods.flatMap((each) => (each.kind === 'year' ? [each.year] : []));
  if (named.length > 1) return all.filter(({ statement }) => named.includes(statement.period.year));
  const last = to ?? named[0] ?? null;
  const until = all.filter(({ statement }) => last === null || statement.period.year <= last);
  return years === null ? until : until.slice(-years);
}

function namedEnds({ range, periods }: PeriodsAsked): AskedPeriod[] {
  if (range === null) return periods.filter(({ kind }) => kind === 'year');
  return [endOf(range.from), ...(range.to === null ? [] : [endOf(range.to)])];
}
