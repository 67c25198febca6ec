import type { LandingFigures, LiveRow } from '@tenfold/contract/landing';
import { annualColumnsShown } from '@tenfold/domain/columns';
import type { ForecastBase } from '@tenfold/domain/forecast';
import type { MethodValue } from '@tenfold/domain/valuation';
import { defaultChoice, selectMethod } from '@tenfold/domain/valuation';
import type { Db } from '../../../platform/db/index.ts';
import { type CompanyFigures, getForecastBase, loadCompanyFigures } from '../../financials/index.ts';
import { type AnnualReport, reportOf } from './annual-report.ts';
import { filedRowsOf } from './filed-rows.ts';
import { type LiveCells, liveCellsOf } from './live-cells.ts';
import type { LandingPicks } from './picks.ts';
import { loadYearBefore, type YearBefore } from './year-before.ts';
import { differOf } from './years-of-rows.ts';

/** All that doesn't depend on the price. */
export interface PreparedFigures {
  readonly live: PreparedCompany | null;
  readonly differ: LandingFigures['differ'];
}

export interface PreparedCompany {
  readonly reportedCurrency: string;
  readonly rowKey: string;
  readonly filed: LiveRow['filed'];
  readonly filing: LandingFigures['filing'];
  readonly valued: ValuedCompany | null;
  readonly before: YearBefore | null;
}

/** A company with a value on its averages. */
export interface ValuedCompany {
  readonly base: ForecastBase;
  readonly value: MethodValue;
  readonly cells: LiveCells;
  /** Fiscal years as the company's page has them, for the record of each driver. */
  readonly annual: CompanyFigures['annual'];
  readonly lastReport: AnnualReport | null;
}

const yearsShown = 10;

/** @param visible whether a visitor may see the history of the companies, and there is one */
export async function prepareFigures(
  db: Db,
  picks: LandingPicks,
  visible: { readonly live: boolean; readonly differ: boolean },
): Promise<PreparedFigures> {
  const figures = visible.live ? await loadCompanyFigures(db, picks.live.symbol) : null;
  const differ = visible.differ ? picks.differ : null;
  const isSame = differ?.symbol === picks.live.symbol;
  const others = isSame || differ === null ? figures : await loadCompanyFigures(db, differ.symbol);
  return {
    live: figures && (await prepareCompany(db, figures, picks)),
    differ: others && differ && differOf(others, differ, yearsShown),
  };
}

async function prepareCompany(
  db: Db,
  figures: CompanyFigures,
  { live }: LandingPicks,
): Promise<PreparedCompany> {
  const { statements, listing, annual } = figures;
  return {
    reportedCurrency: statements.reportedCurrency ?? listing.currency,
    rowKey: live.row,
    filed: filedRowsOf(figures, [live.row], annual.slice(-yearsShown))[0]?.figures ?? [],
    filing: filingOf(figures),
    valued: valuedOf(figures, live.row),
    before: await loadYearBefore(db, figures),
  };
}

const filingRows = ['cashFlowFromOperatingActivities', 'capex', 'freeCashFlow'] as const;
const filingColumns = 4;

function filingOf(figures: CompanyFigures): LandingFigures['filing'] {
  const { annual, quarterly } = figures;
  return {
    annual: filedRowsOf(figures, filingRows, annual.slice(-filingColumns)),
    quarterly: filedRowsOf(figures, filingRows, quarterly.slice(-filingColumns)),
  };
}

function valuedOf(figures: CompanyFigures, row: LandingPicks['live']['row']): ValuedCompany | null {
  const base = getForecastBase(figures);
  const value = base && selectMethod(base, defaultChoice).chosen;
  if (base === null || value === null) return null;
  return {
    base,
    value,
    cells: liveCellsOf(base, value, row),
    annual: figures.annual.slice(-annualColumnsShown),
    lastReport: reportOf(figures, base.lastPeriodEnd),
  };
}
