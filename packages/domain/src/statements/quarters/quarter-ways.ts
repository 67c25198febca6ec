import type { Fact, IsoDate } from '../../facts/index.ts';
import type { Figure } from '../../figures/index.ts';
import { dayNumber, type Quarter } from '../../periods/index.ts';
import { combine, marked, minus, plus } from '../combine.ts';
import { filedFigure } from '../filed-figure.ts';
import { type Filings, findFiled } from '../filings.ts';
import { type Filed, newestBy, vintageAfter } from '../vintages/vintages.ts';
import { isRecast, yearBeside } from './recast-years.ts';

/** After every filing. */
export const now: IsoDate = '9999-12-31';

/** A flow adds up over time. */
export type FlowMeasure = 'money' | 'perShare';

/** The four quarters of a fiscal year; null where nothing proves one. */
export type QuarterFigures = readonly (Figure | null)[];

/** What was filed for one tag in one fiscal year. */
export interface FiledYear {
  /** The quarter on its own. */
  alone(quarter: Quarter): Filed | null;
  /** From the first day of the year to the end of the quarter. */
  toDate(quarter: Quarter): Filed | null;
  figureOf(filed: Filed, fact: Fact): Figure;
  /** The year of the annual report to set against nine months. */
  yearBeside(whole: Filed, part: Filed, shorter: Fact): Fact;
  /** Whether the year's value is on another basis than what was known of its parts on a day. */
  isRecast(year: Fact, known: IsoDate): boolean;
}

export function filedYear(filings: Filings, tag: string, measure: FlowMeasure, year: number): FiledYear {
  return {
    alone: (quarter) => findFiled(filings, tag, measure, { year, from: quarter, to: quarter }),
    toDate: (quarter) => findFiled(filings, tag, measure, { year, from: 1, to: quarter }),
    figureOf: (filed, fact) => filedFigure(filed, fact, measure, filings.factorOn),
    yearBeside: measure === 'money' ? yearBeside : (whole, _, shorter) => vintageAfter(whole, shorter.filed),
    isRecast: (whole, known) => measure === 'money' && isRecast(filings, tag, year, whole, known),
  };
}

/** A quarter filed on its own, as known on a day. */
export function filedAlone(quarter: Quarter, filed: FiledYear, day: IsoDate): Figure | null {
  const alone = filed.alone(quarter);
  const fact = alone === null ? null : newestBy(alone, day);
  return alone === null || fact === null ? null : asOneQuarter(filed.figureOf(alone, fact));
}

/**
 * The year to date less the year to date one quarter before, as known on a day: of the same first day, and the shorter one as it
 * stood when the longer one was filed, so that a restatement of the shorter one alone is not taken for a quarter's.
 *
 * @example CFO of nine months 90, of six months 55: the third quarter is 35, `9M − 6M`
 */
export function differenceToDate(quarter: 2 | 3, filed: FiledYear, day: IsoDate): Figure | null {
  const whole = filed.toDate(quarter);
  const part = filed.toDate(quarter === 2 ? 1 : 2);
  const longer = whole === null ? null : newestBy(whole, day);
  const shorter = part === null || longer === null ? null : newestBy(part, longer.filed);
  if (whole === null || part === null || longer === null || shorter === null) return null;
  if (!isSameDay(longer.start, shorter.start)) return null;
  return difference(quarter === 2 ? '6M − Q1' : '9M − 6M', [
    filed.figureOf(whole, longer),
    filed.figureOf(part, shorter),
  ]);
}

/** The year less nine months as known on a day, the year of the first annual report after them. */
export function yearLessNineMonths(filed: FiledYear, day: IsoDate): Figure | null {
  const whole = filed.toDate(4);
  const part = filed.toDate(3);
  const shorter = part === null ? null : newestBy(part, day);
  if (whole === null || part === null || shorter === null) return null;
  const longer = filed.yearBeside(whole, part, shorter);
  if (!isSameDay(longer.start, shorter.start) || filed.isRecast(longer, shorter.filed)) return null;
  return difference('FY − 9M', [filed.figureOf(whole, longer), filed.figureOf(part, shorter)]);
}

/** The year less its three other quarters, of the same first day. */
export function yearLessQuarters(filed: FiledYear, quarters: readonly (Figure | null)[]): Figure | null {
  const whole = filed.toDate(4);
  const parts = quarters.filter((it) => it !== null);
  if (whole === null || parts.length !== 3) return null;
  if (!isSameDay(whole.latest.start, parts[0]?.sources[0]?.start ?? null)) return null;
  const newest = parts.flatMap((it) => it.sources.map((source) => source.filed)).sort();
  const known = newest.at(-1) ?? '';
  const longer = vintageAfter(whole, known);
  if (filed.isRecast(longer, known)) return null;
  return difference('FY − Q1 − Q2 − Q3', [filed.figureOf(whole, longer), ...parts]);
}

function difference(formula: string, [whole, ...parts]: readonly [Figure, ...Figure[]]): Figure {
  return combine(formula, [plus(whole), ...parts.map(minus)], 'derived_quarter');
}

const maxQuarterDays = 125;

/** A dividend rate filed for a longer stretch, see dividend-rates.ts. */
function asOneQuarter(figure: Figure): Figure {
  const [source] = figure.sources;
  const isLonger = source?.start != null && dayNumber(source.end) - dayNumber(source.start) > maxQuarterDays;
  return isLonger
    ? { ...marked(figure, 'derived_quarter'), formula: 'one quarter, filed as a longer period' }
    : figure;
}

function isSameDay(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && Math.abs(dayNumber(a) - dayNumber(b)) <= 3;
}
