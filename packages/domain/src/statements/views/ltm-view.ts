import { type Figure, missing } from '../../figures/index.ts';
import type { Quarter } from '../../periods/index.ts';
import { combine, minus, plus } from '../combine.ts';
import { type Filings, findFigure } from '../filings.ts';
import { companyView } from './annual-view.ts';
import type { PeriodView } from './period-view.ts';
import { quarterlyView } from './quarterly-view.ts';

/**
 * The twelve months that end with a quarter of an unfinished year.
 *
 * The last full year, plus this year to date, less the year to date a year before, of one tag; else the sum of four quarters.
 * Earnings per share are chained the same way, on one split basis. Balances and average counts are the latest.
 *
 * @example FY 100, nine months 90, nine months a year before 70: the last twelve months are 120
 *
 * docs/methodology.md, "Last twelve months"
 */
export function ltmView(filings: Filings, year: number, quarter: Quarter): PeriodView {
  const latest = quarterlyView(filings, year, quarter);
  return {
    ...companyView(filings),
    flowBefore: () => null,
    averageBefore: () => [],
    lastUsedForLength: filings.facts.lastUsed,
    flow: (tag, measure) =>
      chained(filings, tag, measure, year, quarter) ??
      fourQuarters(filings, year, quarter, (view) => view.flow(tag, measure)),
    average(tag, measure) {
      if (measure === 'perShare') {
        const chain = chained(filings, tag, measure, year, quarter);
        return chain ?? fourQuarters(filings, year, quarter, (view) => view.average(tag, measure));
      }
      const alone = latest.average(tag, measure);
      if (alone.value !== null) return alone;
      const toDate = findFigure(filings, tag, measure, { year, from: 1, to: quarter });
      return toDate ?? findFigure(filings, tag, measure, { year: year - 1, from: 1, to: 4 }) ?? alone;
    },
    balance: latest.balance,
    reportsOf: latest.reportsOf,
    asReportedIn: latest.asReportedIn,
    averageShares: latest.averageShares,
    years: latest.years,
    yearsAround: latest.yearsAround,
  };
}

function chained(
  filings: Filings,
  tag: string,
  measure: 'money' | 'perShare',
  year: number,
  quarter: Quarter,
): Figure | null {
  const full = findFigure(filings, tag, measure, { year: year - 1, from: 1, to: 4 });
  const toDate = findFigure(filings, tag, measure, { year, from: 1, to: quarter });
  const before = findFigure(filings, tag, measure, { year: year - 1, from: 1, to: quarter });
  if (full === null || toDate === null || before === null) return null;
  return combine('FY + year to date − prior year to date', [plus(full), plus(toDate), minus(before)]);
}

function fourQuarters(
  filings: Filings,
  year: number,
  quarter: Quarter,
  read: (view: PeriodView) => Figure,
): Figure {
  const quarters = [0, 1, 2, 3].map((back) => {
    const number = year * 4 + quarter - 1 - back;
    return read(quarterlyView(filings, Math.floor(number / 4), ((number % 4) + 1) as Quarter));
  });
  return quarters.every((it) => it.why === 'not_filed')
    ? missing('not_filed')
    : combine('sum of four quarters', quarters.map(plus));
}
