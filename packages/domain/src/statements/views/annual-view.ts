import { missing } from '../../figures/index.ts';
import type { Quarter } from '../../periods/index.ts';
import { balancesAt } from '../balances-at.ts';
import { filedFigure } from '../filed-figure.ts';
import { averageSharesOver, earlierFigures, type Filings, findFigure, findFiled } from '../filings.ts';
import { isPeriodic } from '../vintages/vintages.ts';
import type { History, PeriodView } from './period-view.ts';

const histories = new WeakMap<Filings, History>();

function historyOf(filings: Filings): History {
  const known = histories.get(filings);
  if (known !== undefined) return known;
  let years: readonly PeriodView[] | null = null;
  const history = {
    years() {
      years ??= filings.calendar.years.map(({ year }) => annualView(filings, year));
      return years;
    },
  };
  histories.set(filings, history);
  return history;
}

/** What all views of a company have in common, whatever their period. */
export function companyView(
  filings: Filings,
): Pick<PeriodView, 'kind' | 'history' | 'lastUsed' | 'firstUsed' | 'isFiledToDate'> {
  const { lastUsed, firstUsed, isFiledToDate } = filings.facts;
  return { kind: filings.kind, history: historyOf(filings), lastUsed, firstUsed, isFiledToDate };
}

/** A fiscal year: durations of the whole year, balances of its last day. */
export function annualView(filings: Filings, year: number): PeriodView {
  const whole = { year, from: 1, to: 4 } as const;
  const lastDay = { year, from: 0, to: 4 } as const;
  const view: PeriodView = {
    ...companyView(filings),
    lastUsedForLength: filings.facts.lastUsedForYear,
    flow: (tag, measure) => findFigure(filings, tag, measure, whole) ?? missing('not_filed'),
    flowBefore(tag, day) {
      const filed = findFiled(filings, tag, 'money', whole);
      const fact = filed?.vintages.findLast((it) => it.filed < day && isPeriodic(it.form));
      return filed == null || fact === undefined ? null : filedFigure(filed, fact, 'money', filings.factorOn);
    },
    average: (tag, measure) => findFigure(filings, tag, measure, whole) ?? missing('not_filed'),
    averageBefore: (tag, measure) => earlierFigures(filings, tag, measure, whole),
    ...balancesAt(filings, lastDay, () => view),
    averageShares: (tag) =>
      averageSharesOver(
        filings,
        tag,
        filings.calendar.years.find((it) => it.year === year),
      ),
    years: () => [view],
    yearsAround: () => yearsAround(filings, year, 4),
  };
  return view;
}

export function yearsAround(filings: Filings, year: number, quarter: Quarter) {
  const viewOf = (wanted: number) =>
    filings.calendar.years.some((it) => it.year === wanted) ? annualView(filings, wanted) : null;
  return { before: viewOf(year - 1), after: viewOf(quarter === 4 ? year + 1 : year) };
}
