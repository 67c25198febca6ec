import { type Figure, missing } from '../../figures/index.ts';
import { balancesAt } from '../balances-at.ts';
import { filedFigure } from '../filed-figure.ts';
import { type Filings, findFigure, findFiled } from '../filings.ts';
import type { Measure } from '../shares/split-adjustment.ts';
import { vintageAfter } from '../vintages/vintages.ts';
import { annualView, companyView, yearsAround } from './annual-view.ts';
import type { PeriodView } from './period-view.ts';

/** The first nine months of a fiscal year, as filed. */
export function nineMonthsView(filings: Filings, year: number): PeriodView {
  return createView(filings, year, 3, (tag, measure) =>
    findFigure(filings, tag, measure, { year, from: 1, to: 3 }),
  );
}

/** The year to set against its nine months: of the first annual report after them, by the tags that have both. */
export function yearAfterNineMonthsView(filings: Filings, year: number): PeriodView {
  return createView(filings, year, 4, (tag, measure) => {
    const whole = findFiled(filings, tag, measure, { year, from: 1, to: 4 });
    const part = findFiled(filings, tag, measure, { year, from: 1, to: 3 });
    if (whole === null || part === null) return null;
    return filedFigure(whole, vintageAfter(whole, part.latest.filed), measure, filings.factorOn);
  });
}

function createView(
  filings: Filings,
  year: number,
  to: 3 | 4,
  read: (tag: string, measure: Measure) => Figure | null,
): PeriodView {
  const view: PeriodView = {
    ...companyView(filings),
    flowBefore: () => null,
    averageBefore: () => [],
    lastUsedForLength: to === 4 ? filings.facts.lastUsedForYear : filings.facts.lastUsed,
    flow: (tag, measure) => read(tag, measure) ?? missing('not_filed'),
    average: (tag, measure) => read(tag, measure) ?? missing('not_filed'),
    ...balancesAt(filings, { year, from: 0, to }, () => view),
    averageShares: () => missing('not_filed'),
    years: () => [annualView(filings, year), annualView(filings, year - 1)],
    yearsAround: () => yearsAround(filings, year, to),
  };
  return view;
}
