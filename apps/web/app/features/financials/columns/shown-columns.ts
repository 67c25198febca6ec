import type { Financials, FinancialsColumn } from '@tenfold/contract/financials';
import type { ForecastColumn } from '../../../forecast/page-forecast.ts';
import type { FinancialsView } from '../card/settings.ts';
import { forecastColumns, type TableColumn, tableColumn } from './table-column.ts';

/** Columns in view at once; the others are a scroll away. */
export const columnsInView = { extended: 11, condensed: 6 } as const;
const quartersShown = { extended: 40, condensed: 20 } as const;
/** Ten actual years beside the ten-year column fill a view; condensed keeps half of them. */
const condensedYears = 5;
/** Of the actual years, those in view beside a forecast that does not fit as a whole. */
const yearsBesideForecast = 2;

/** The actual years, their averages, and the whole forecast. */
export function shownYears(
  financials: Pick<Financials, 'actual' | 'average'>,
  forecast: readonly ForecastColumn[],
  view: FinancialsView,
): TableColumn[] {
  const years = view === 'condensed' ? financials.actual.slice(-condensedYears) : financials.actual;
  return [
    ...years.map((column) => tableColumn('actual', column)),
    ...financials.average.map((column) => tableColumn('average', column)),
    ...forecastColumns(forecast),
  ];
}

/** The latest quarters, and no forecast beside them. */
export function shownQuarters(quarterly: readonly FinancialsColumn[], view: FinancialsView): TableColumn[] {
  return quarterly.slice(-quartersShown[view]).map((column) => tableColumn('quarterly', column));
}

/**
 * The first column in view, null where a view begins at the right end: six columns are two actual years, the averages
 * and the beginning of the forecast, whose other years are a scroll to the right.
 */
export function startOfView(columns: readonly TableColumn[], inView: number): number | null {
  const start = columns.findIndex(({ kind }) => kind === 'average') - yearsBesideForecast;
  return start >= 0 && columns.length - start > inView ? start : null;
}
