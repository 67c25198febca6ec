import type { IsoDate } from '../facts/index.ts';
import type { Figure } from '../figures/index.ts';
import type { Statement, Statements, StatementsInput } from '../statements/index.ts';
import { findPeriod } from './find-period.ts';
import type { LookupLine } from './lookup-line.ts';
import type { LookupPeriod, PeriodRefusal } from './lookup-period.ts';

/** A company whose figures are loaded. */
export interface LookupCompany {
  readonly symbol: string;
  /** The name in a sentence: `Nike`. */
  readonly name: string;
  readonly statements: Statements;
  /** What the statements are built from. */
  readonly filed: StatementsInput;
}

/** A figure that stands in filings, or is arithmetic on what does. */
export interface ResolvedFigure {
  readonly company: LookupCompany;
  readonly line: LookupLine;
  readonly statement: Statement;
  readonly isLtm: boolean;
  readonly value: number;
  /** ISO 4217 of money and of amounts a share; null of the others. */
  readonly currency: string | null;
  readonly figure: Figure;
  /** From the first report on the period alone: later ones may say otherwise. */
  readonly isFirstReported?: true;
}

export type Resolution =
  | { readonly found: ResolvedFigure; readonly refusal: null }
  | { readonly found: null; readonly refusal: FigureRefusal };

/** Why there is no figure: of the period, or of the line in that period. */
export interface FigureRefusal {
  readonly company: LookupCompany;
  readonly line: LookupLine;
  readonly requested: LookupPeriod;
  readonly period: PeriodRefusal | null;
  /** The column without a value. */
  readonly statement: Statement | null;
  readonly why: Figure['why'];
}

/**
 * A company’s line in a period: value, unit, currency, the last day and the filings it comes from, or why there is none.
 * Everything that states a figure outside the company’s page asks here, so that all state the same.
 */
export function resolveFigure(company: LookupCompany, line: LookupLine, requested: LookupPeriod): Resolution {
  const found = findPeriod(company.statements, requested);
  if (found.statement === null) {
    return refused({ company, line, requested, period: found.refusal, statement: null, why: null });
  }
  return readFigure(company, line, requested, found);
}

/** The line in each fiscal year on file, oldest first; years without it are left out. */
export function resolveYears(company: LookupCompany, line: LookupLine): ResolvedFigure[] {
  return company.statements.annual.flatMap((statement) => {
    const requested = { kind: 'year', year: statement.period.year } as const;
    const { found } = readFigure(company, line, requested, { statement, isLtm: false });
    return found === null ? [] : [found];
  });
}

function readFigure(
  company: LookupCompany,
  line: LookupLine,
  requested: LookupPeriod,
  { statement, isLtm }: { statement: Statement; isLtm: boolean },
): Resolution {
  const { businessKind, reportedCurrency } = company.statements;
  const figure = line.read(statement.lines, businessKind);
  if (figure.value === null || figure.sources.length === 0) {
    return refused({ company, line, requested, period: null, statement, why: figure.why ?? 'not_filed' });
  }
  const hasCurrency = line.unit === 'money' || line.unit === 'perShare';
  const currency = hasCurrency ? reportedCurrency : null;
  return {
    found: { company, line, statement, isLtm, value: figure.value, currency, figure },
    refusal: null,
  };
}

function refused(refusal: FigureRefusal): Resolution {
  return { found: null, refusal };
}

/** The accession numbers of the filings a figure comes from, each once. */
export function filingsOf({ figure }: ResolvedFigure): readonly string[] {
  return [...new Set(figure.sources.map(({ accession }) => accession))];
}

/** The last day of what a figure covers. */
export function lastDayOf({ statement }: ResolvedFigure): IsoDate {
  return statement.period.end;
}
