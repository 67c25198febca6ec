import { missing } from '../../figures/index.ts';
import type { Quarter, Slot } from '../../periods/index.ts';
import { balancesAt } from '../balances-at.ts';
import { averageSharesOver, earlierFigures, type Filings, findFigure, findFiled } from '../filings.ts';
import { quartersOfYear } from '../quarters/quarters-of-year.ts';
import type { Measure } from '../shares/split-adjustment.ts';
import { annualView, companyView, yearsAround } from './annual-view.ts';
import type { PeriodView } from './period-view.ts';

/** One quarter: always three months, filed as such or proved from longer periods. */
export function quarterlyView(filings: Filings, year: number, quarter: Quarter): PeriodView {
  const alone = { year, from: quarter, to: quarter } as const;
  const lastDay = { year, from: 0, to: quarter } as const;
  const whyNot = (tag: string, measure: Measure) =>
    missing(filedInYear(filings, tag, measure, year) ? 'not_provable' : 'not_filed');
  const isUsed = (tag: string) => filings.facts.lastUsed(tag) !== '';
  const view: PeriodView = {
    ...companyView(filings),
    flowBefore: () => null,
    lastUsedForLength: filings.facts.lastUsed,
    flow: (tag, measure) =>
      isUsed(tag)
        ? (quartersOfYear(filings, tag, measure, year)[quarter - 1] ?? whyNot(tag, measure))
        : missing('not_filed'),
    average: (tag, measure) => findFigure(filings, tag, measure, alone) ?? whyNot(tag, measure),
    averageBefore: (tag, measure) => earlierFigures(filings, tag, measure, alone),
    ...balancesAt(filings, lastDay, () => view),
    averageShares: (tag) =>
      averageSharesOver(
        filings,
        tag,
        filings.calendar.quarters.find((it) => it.year === year && it.quarter === quarter),
      ),
    years: () => [annualView(filings, year), annualView(filings, year - 1)],
    yearsAround: () => yearsAround(filings, year, quarter),
  };
  return view;
}

function filedInYear(filings: Filings, tag: string, measure: Measure, year: number): boolean {
  const stretches: Slot[] = [2, 3, 4].map((to) => ({ year, from: 1, to: to as Quarter }));
  return stretches.some((slot) => findFiled(filings, tag, measure, slot) !== null);
}
