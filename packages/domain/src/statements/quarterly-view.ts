import { type Figure, missing } from '../figures/index.ts';
import { dayNumber, type Quarter, type Slot } from '../periods/index.ts';
import { annualView } from './annual-view.ts';
import { combine, marked, minus, plus } from './combine.ts';
import { filedFigure } from './filed-figure.ts';
import { type Filings, findFigure, findFiled } from './filings.ts';
import type { PeriodView } from './period-view.ts';
import type { Measure } from './split-adjustment.ts';
import { vintageAfter } from './vintages.ts';

const longestQuarter = 125;

/** One quarter: always three months, filed as such or proved from longer periods. */
export function quarterlyView(filings: Filings, year: number, quarter: Quarter): PeriodView {
  const alone = { year, from: quarter, to: quarter } as const;
  const lastDay = { year, from: 0, to: quarter } as const;
  const whyNot = (tag: string, measure: Measure) =>
    missing(filedInYear(filings, tag, measure, year) ? 'not_provable' : 'not_filed');
  const isUsed = (tag: string) => filings.book.lastUsed(tag) !== '';
  return {
    kind: filings.kind,
    lastUsed: filings.book.lastUsed,
    flow: (tag, measure) =>
      isUsed(tag)
        ? (threeMonths(filings, tag, measure, year, quarter) ?? whyNot(tag, measure))
        : missing('not_filed'),
    average: (tag, measure) => findFigure(filings, tag, measure, alone) ?? whyNot(tag, measure),
    balance: (tag, measure) => findFigure(filings, tag, measure, lastDay) ?? missing('not_filed'),
    years: () => [annualView(filings, year), annualView(filings, year - 1)],
  };
}

/**
 * Three months of a flow: as filed; else the year to date less the year to date one quarter before, of the same tag and the
 * same first day; else the year less exactly the three other quarters; else nothing.
 *
 * @example CFO of nine months 90, of six months 55: the third quarter is 35, `9M − 6M`
 *
 * methodology.md 1, "quarters from year-to-date"
 */
function threeMonths(
  filings: Filings,
  tag: string,
  measure: 'money' | 'perShare',
  year: number,
  quarter: Quarter,
): Figure | null {
  const direct = findFigure(filings, tag, measure, { year, from: quarter, to: quarter });
  if (direct !== null) return isLonger(direct) ? asItsLastQuarter(direct) : direct;
  if (quarter === 1) return null;
  const before = (quarter - 1) as Quarter;
  const toDate = findFiled(filings, tag, measure, { year, from: 1, to: quarter });
  const toBefore = findFiled(filings, tag, measure, { year, from: 1, to: before });
  if (toDate !== null && toBefore !== null && sameFirstDay(toDate.latest.start, toBefore.latest.start)) {
    const part = toBefore.latest;
    const whole = vintageAfter(toDate, part.filed);
    return combine(
      `${toDateName[quarter]} − ${toDateName[before]}`,
      [
        plus(filedFigure(toDate, whole, measure, filings.factorOn)),
        minus(filedFigure(toBefore, part, measure, filings.factorOn)),
      ],
      'derived_quarter',
    );
  }
  return quarter === 4 ? yearLessQuarters(filings, tag, measure, year) : null;
}

function isLonger({ sources: [source] }: Figure): boolean {
  return source?.start != null && dayNumber(source.end) - dayNumber(source.start) > longestQuarter;
}

/** A dividend rate filed for a longer stretch, see dividend-rates.ts. */
function asItsLastQuarter(figure: Figure): Figure {
  return { ...marked(figure, 'derived_quarter'), formula: 'one quarter, as filed for a longer stretch' };
}

const toDateName = { 1: 'Q1', 2: '6M', 3: '9M', 4: 'FY' } as const;

function yearLessQuarters(
  filings: Filings,
  tag: string,
  measure: 'money' | 'perShare',
  year: number,
): Figure | null {
  const whole = findFiled(filings, tag, measure, { year, from: 1, to: 4 });
  const quarters = ([1, 2, 3] as const).map((it) => threeMonths(filings, tag, measure, year, it));
  if (whole === null || quarters.some((it) => it === null)) return null;
  const parts = quarters.filter((it) => it !== null);
  const filed =
    parts
      .flatMap((it) => it.sources.map((source) => source.filed))
      .sort()
      .at(-1) ?? '';
  const minuend = filedFigure(whole, vintageAfter(whole, filed), measure, filings.factorOn);
  return combine('FY − Q1 − Q2 − Q3', [plus(minuend), ...parts.map(minus)], 'derived_quarter');
}

function sameFirstDay(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && Math.abs(dayNumber(a) - dayNumber(b)) <= 3;
}

function filedInYear(filings: Filings, tag: string, measure: Measure, year: number): boolean {
  const stretches: Slot[] = [2, 3, 4].map((to) => ({ year, from: 1, to: to as Quarter }));
  return stretches.some((slot) => findFiled(filings, tag, measure, slot) !== null);
}
