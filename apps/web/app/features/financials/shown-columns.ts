import type { Financials } from '@tenfold/contract/financials';
import type { FinancialsPeriod, FinancialsView } from './settings.ts';
import type { AnyColumn } from './table-column.ts';
import { forecastColumns, type TableColumn, tableColumn } from './table-column.ts';

/** Columns in view at once; the others are a scroll to the left. */
export const columnsInView = { extended: 11, condensed: 6 } as const;
const quartersShown = { extended: 40, condensed: 20 } as const;
/** Ten actual years beside the ten-year column fill a view; condensed keeps half of them. */
const condensedYears = 5;

export function shownColumns(
  financials: Pick<Financials, 'actual' | 'quarterly' | 'average'>,
  forecast: readonly AnyColumn[],
  { period, view }: { period: FinancialsPeriod; view: FinancialsView },
): TableColumn[] {
  if (period === 'quarterly') {
    return financials.quarterly.slice(-quartersShown[view]).map((column) => tableColumn('quarterly', column));
  }
  const years = view === 'condensed' ? financials.actual.slice(-condensedYears) : financials.actual;
  return [
    ...years.map((column) => tableColumn('actual', column)),
    ...financials.average.map((column) => tableColumn('average', column)),
    ...shownForecast(forecastColumns(forecast), view),
  ];
}

/** Condensed shows where a forecast starts, where it heads and where it ends. */
function shownForecast(columns: TableColumn[], view: FinancialsView): TableColumn[] {
  if (view === 'extended' || columns.length <= 3) return columns;
  return [...columns.slice(0, 2), ...columns.slice(-1)];
}
