import {
  type LookupCompany,
  type LookupLine,
  type LookupPeriod,
  type ResolvedFigure,
  resolveFigure,
  resolveYears,
} from '../../figure-lookup/index.ts';
import type { QuestionPeriods } from '../reading/parse-periods.ts';
import type { FigureQuestion } from '../reading/read-question.ts';
import { NoFigure } from './no-figure.ts';

/** The periods of a question, of one company. */
export function periodsOf(question: FigureQuestion, { symbol }: LookupCompany): QuestionPeriods {
  return question.periodsOf.get(symbol) ?? question.periods;
}

/** @throws NoFigure with the reason */
export function mustResolve(
  company: LookupCompany,
  line: LookupLine,
  requested: LookupPeriod,
): ResolvedFigure {
  const { found, refusal } = resolveFigure(company, line, requested);
  if (found === null) throw new NoFigure(refusal);
  return found;
}

/** The period of a question about one, the newest year where it names none. */
export function onePeriod({ periods, range, to }: QuestionPeriods): LookupPeriod {
  const last = periods.at(-1);
  if (last !== undefined) return last;
  if (range?.to != null) return endOf(range.to);
  return to === null ? { kind: 'latestYear' } : { kind: 'year', year: to };
}

/** The two periods between which something changed: as named, else a year and the one before. */
export function pairOf(
  requested: QuestionPeriods,
  company: LookupCompany,
  line: LookupLine,
): readonly [ResolvedFigure, ResolvedFigure] {
  const [from, to] = pairOfPeriods(requested);
  const last = mustResolve(company, line, to);
  return [mustResolve(company, line, from ?? yearEarlier(last, requested.years ?? 1)), last];
}

function pairOfPeriods(requested: QuestionPeriods): readonly [LookupPeriod | null, LookupPeriod] {
  const { periods, range } = requested;
  const [first, last] = [periods[0], periods.at(-1)];
  if (range !== null)
    return [endOf(range.from), range.to === null ? { kind: 'latestYear' } : endOf(range.to)];
  if (first !== undefined && last !== undefined && first !== last) return inOrder(first, last);
  return [null, onePeriod(requested)];
}

function inOrder(one: LookupPeriod, other: LookupPeriod): readonly [LookupPeriod, LookupPeriod] {
  return sortKey(one) <= sortKey(other) ? [one, other] : [other, one];
}

function sortKey(requested: LookupPeriod): string {
  if (requested.kind === 'year') return `${requested.year}`;
  if (requested.kind === 'quarter') return `${requested.year}-${requested.quarter}`;
  return requested.kind === 'end' ? requested.end : '9999';
}

function yearEarlier({ statement }: ResolvedFigure, years: number): LookupPeriod {
  const { year, quarter } = statement.period;
  return quarter === null
    ? { kind: 'year', year: year - years }
    : { kind: 'quarter', year: year - years, quarter };
}

/** `2016` is a year, `2016-01` a month in which one ends, `2016-01-31` a day. */
function endOf(text: string): LookupPeriod {
  return text.length === 4
    ? { kind: 'year', year: Number(text) }
    : { kind: 'end', end: text, isQuarter: false };
}

/** All fiscal years asked for, oldest first; every year on file where a question names none. @throws NoFigure where there is none */
export function yearsOf(
  requested: QuestionPeriods,
  company: LookupCompany,
  line: LookupLine,
): readonly ResolvedFigure[] {
  const all = resolveYears(company, line);
  const chosen = chosenYears(requested, all);
  if (chosen.length === 0) mustResolve(company, line, onePeriod(requested));
  // A year that is named and has no figure is said, not passed over.
  for (const end of namedEnds(requested)) mustResolve(company, line, end);
  return chosen;
}

function chosenYears(
  { periods, range, years, to }: QuestionPeriods,
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

function namedEnds({ range, periods }: QuestionPeriods): LookupPeriod[] {
  if (range === null) return periods.filter(({ kind }) => kind === 'year');
  return [endOf(range.from), ...(range.to === null ? [] : [endOf(range.to)])];
}
