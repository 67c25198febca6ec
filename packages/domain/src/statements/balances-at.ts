import { missing } from '../figures/index.ts';
import type { Slot } from '../periods/index.ts';
import { type Filings, findFigure, findFigureIn, findFiled } from './filings.ts';
import type { PeriodView } from './views/period-view.ts';
import { isPeriodic } from './vintages/vintages.ts';

type Balances = Pick<PeriodView, 'balance' | 'reportsOf' | 'asReportedIn'>;

/** The balances of a day: each of its newest vintage, or all of one report. */
export function balancesAt(filings: Filings, day: Slot, view: () => PeriodView): Balances {
  return {
    balance: (tag, measure) => findFigure(filings, tag, measure, day) ?? missing('not_filed'),
    reportsOf(tag) {
      const newestFirst = (findFiled(filings, tag, 'money', day)?.vintages ?? []).toReversed();
      const periodic = newestFirst.filter((it) => isPeriodic(it.form));
      const others = newestFirst.filter((it) => !isPeriodic(it.form));
      return [...periodic, ...others].map((it) => it.accession);
    },
    asReportedIn: (accession) => ({
      ...view(),
      balance: (tag, measure) => findFigureIn(filings, tag, measure, day, accession) ?? missing('not_filed'),
    }),
  };
}
