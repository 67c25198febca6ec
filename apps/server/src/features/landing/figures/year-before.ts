import type { NoteThen } from '@tenfold/contract/landing';
import type { IsoDate } from '@tenfold/domain/facts';
import { defaultChoice, selectMethod } from '@tenfold/domain/valuation';
import type { ValueState } from '@tenfold/domain/value-state';
import type { Db } from '../../../platform/db/index.ts';
import { type CompanyFigures, getForecastBase, loadCompanyFiguresOn } from '../../financials/index.ts';
import { type AnnualReport, reportOf } from './annual-report.ts';

/** The company on the first day with a close since its annual report before the last one. */
export interface YearBefore {
  readonly day: IsoDate;
  readonly report: AnnualReport;
  readonly state: ValueState;
  readonly close: number;
  readonly known: YearKnown;
  readonly now: YearKnown;
}

type YearKnown = Pick<NoteThen, 'fiscalYear' | 'earningsPerShare' | 'sharesOutstanding'>;

export async function loadYearBefore(db: Db, figures: CompanyFigures): Promise<YearBefore | null> {
  const now = yearOf(figures);
  const before = figures.annual.at(-2)?.periodEnd ?? null;
  const report = before === null ? null : reportOf(figures, before);
  if (report === null || now === null) return null;
  const close = figures.market.closes.find(({ day, simulated }) => day >= report.filed && !simulated);
  if (close === undefined) return null;
  const past = await loadCompanyFiguresOn(db, figures.listing.symbol, close.day);
  const known = past && yearOf(past);
  const state = past && averagesState(past, close.day);
  return known === null || state === null
    ? null
    : { day: close.day, report, state, close: close.close, known, now };
}

/** Valued on its averages, as the company's page starts. */
function averagesState(figures: CompanyFigures, day: IsoDate): ValueState | null {
  const base = getForecastBase(figures);
  const chosen = base && selectMethod(base, defaultChoice).chosen;
  if (base === null || chosen === null) return null;
  const { method } = chosen;
  return { base, forecast: 'averages', method, choice: defaultChoice, ownFigures: {}, day, splitFactor: 1 };
}

function yearOf({ annual }: CompanyFigures): YearKnown | null {
  const last = annual.at(-1);
  if (last === undefined || last.year === null) return null;
  return {
    fiscalYear: last.year,
    earningsPerShare: last.figures.earningsPerShare.value,
    sharesOutstanding: last.figures.sharesOutstanding.value,
  };
}
