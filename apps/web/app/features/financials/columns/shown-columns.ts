import type { Financials, FinancialsColumn } from '@tenfold/contract/financials';
import type { ForecastColumn } from '../../../forecast/page-forecast.ts';
import type { FinancialsView } from '../card/settings.ts';
import { forecastColumns, type TableColumn, tableColumn } from './table-column.ts';

export const columnsInView = { extended: 11, condensed: 6 } as const;
const quartersShown = { extended: 40, condensed: 20 } as const;
const condensedYears = 5;
const yearsBesideForecast = 2;

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

export function shownQuarters(quarterly: readonly FinancialsColumn[], view: FinancialsView): TableColumn[] {
  return quarterly.slice(-quartersShown[view]).map((column) => tableColumn('quarterly', column));
}

/** null for the right end. Six columns show two actual years, the averages and the start of the forecast. */
export function startOfView(columns: readonly TableColumn[], inView: number): number | null {
  const start = columns.findIndex(({ kind }) => kind === 'average') - yearsBesideForecast;
  return start >= 0 && columns.length - start > inView ? start : null;
}
