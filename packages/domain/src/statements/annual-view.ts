import { missing } from '../figures/index.ts';
import { type Filings, findFigure } from './filings.ts';
import type { PeriodView } from './period-view.ts';

/** A fiscal year: durations of the whole year, balances of its last day. */
export function annualView(filings: Filings, year: number): PeriodView {
  const whole = { year, from: 1, to: 4 } as const;
  const lastDay = { year, from: 0, to: 4 } as const;
  const view: PeriodView = {
    kind: filings.kind,
    lastUsed: filings.book.lastUsed,
    flow: (tag, measure) => findFigure(filings, tag, measure, whole) ?? missing('not_filed'),
    average: (tag, measure) => findFigure(filings, tag, measure, whole) ?? missing('not_filed'),
    balance: (tag, measure) => findFigure(filings, tag, measure, lastDay) ?? missing('not_filed'),
    years: () => [view],
  };
  return view;
}
