import {
  type LookupCompany,
  type LookupPeriod,
  type ResolvedFigure,
  resolveFigure,
} from '../../figure-lookup/index.ts';
import { type FigureToken, findTokenLine } from '../../figure-tokens/index.ts';
import { printDay, shortPeriod } from '../wording/print-period.ts';
import { type PrintedFigure, printCalculated, printFigure } from '../wording/sentence.ts';

/** A figure that a model may name in a sentence, by its token or by the id of a tool’s result. */
export interface QuotedFigure {
  /** The printed figure; as a size, without its sign, after a word that says the direction. */
  readonly printed: PrintedFigure;
  readonly size: PrintedFigure;
  readonly company: { readonly symbol: string; readonly name: string };
  /** The key of its line, or of what a tool gives: what names it in a sentence has the same. */
  readonly key: string;
  /** What it is: `revenue`, `fair value per share by P/E`. */
  readonly name: string;
  /** Words for it in a sentence, besides those of its line. */
  readonly phrases: readonly string[];
  /** Null: a result of a tool, whose name always stands beside it in full. */
  readonly filed: QuotedValue | null;
  /** Null: a filed figure. */
  readonly result: QuotedResult | null;
}

/** A figure that a tool gave. */
export interface QuotedResult {
  readonly value: number;
  /** With the currency: only what has the same is compared. */
  readonly unit: string;
  /** What it may be compared with, of any company: `priceEarnings`. */
  readonly family: string;
  /** `would`: nothing is so; it says what something else needs. */
  readonly mood: 'is' | 'would';
}

/** The figure of a line and a period. */
export interface QuotedValue {
  readonly lineKey: string;
  readonly isChange: boolean;
  readonly value: number;
  /** With the currency: only what has the same is compared. */
  readonly unit: string;
  readonly kind: 'year' | 'quarter' | 'ltm';
  readonly year: number;
  readonly end: string;
  /** `fiscal 2024` */
  readonly periodName: string;
  /** `to Sep 28, 2024`; null where the name of the period says it. */
  readonly dayName: string | null;
  /** The same line in a fiscal year, of which “the highest since” is derived; null where nothing is. */
  readonly inYear: ((year: number) => ResolvedFigure | null) | null;
}

/** Null where the token names no line, or the line has no figure there. */
export function quoteToken(company: LookupCompany, token: FigureToken): QuotedFigure | null {
  const tokenLine = findTokenLine(token.line);
  if (tokenLine === null) return null;
  const { line, isChange } = tokenLine;
  const { found } = resolveFigure(company, line, token.period);
  if (found === null) return null;
  if (!isChange) {
    const { period } = token;
    const inYear = (year: number) => resolveFigure(company, line, { kind: 'year', year }).found;
    return quoted(found, {
      plain: printFigure(found),
      size: printCalculated(found.value, found, [found], { asSize: true }),
      rate: null,
      inYear: period.kind === 'year' ? inYear : null,
    });
  }
  const before = yearBefore(token.period);
  const from = before === null ? null : resolveFigure(company, line, before).found;
  // Nothing changes by a share of what was zero or less.
  if (from === null || !(from.value > 0)) return null;
  const rate = found.value / from.value - 1;
  const key = { line: `${line.key} change` };
  const asSize = { ...key, asSize: true };
  return quoted(found, {
    plain: printCalculated(rate, 'percent', [from, found], key),
    size: printCalculated(rate, 'percent', [from, found], asSize),
    rate,
    inYear: null,
  });
}

interface QuotedForm {
  readonly plain: PrintedFigure;
  readonly size: PrintedFigure;
  /** The rate of a change. */
  readonly rate: number | null;
  readonly inYear: QuotedValue['inYear'];
}

function quoted(found: ResolvedFigure, { plain, size, rate, inYear }: QuotedForm): QuotedFigure {
  const { company, line, statement, isLtm, currency } = found;
  const { year, quarter, end } = statement.period;
  return {
    printed: plain,
    size,
    company: { symbol: company.symbol, name: company.name },
    key: line.key,
    name: rate === null ? line.name : `change in ${line.name}`,
    phrases: [],
    result: null,
    filed: {
      lineKey: line.key,
      isChange: rate !== null,
      value: rate ?? found.value,
      unit: rate === null ? `${line.unit} ${currency}` : 'percent',
      kind: isLtm ? 'ltm' : quarter === null ? 'year' : 'quarter',
      year,
      end,
      periodName: shortPeriod(found),
      dayName: isLtm ? null : `${line.isBalance ? 'on' : 'to'} ${printDay(end)}`,
      inYear,
    },
  };
}

function yearBefore(period: LookupPeriod): LookupPeriod | null {
  if (period.kind === 'year' || period.kind === 'quarter') return { ...period, year: period.year - 1 };
  return null;
}
