import type { Financials, FinancialsColumn } from '@tenfold/contract/financials';
import type { ForecastColumn } from '../../../page-forecast/page-forecast.ts';
import type { FinancialsView } from '../card/settings.ts';
import { forecastColumns, type TableColumn, tableColumn } from './table-column.ts';

export const columnsInView = { extended: 12, condensed: 6 } as const;
const quartersShown = { extended: 40, condensed: 20 } as const;
const condensedYears = 5;
const actualYearsInView = 2;

type FiledYears = Pick<Financials, 'actual' | 'ltm' | 'ltmYearBefore' | 'average'>;

export function shownYears(
  financials: FiledYears,
  forecast: readonly ForecastColumn[],
  view: FinancialsView,
): TableColumn[] {
  return inDensity([...filedYears(financials), ...forecastColumns(forecast)], view);
}

/** Apart from the forecast, so that they are the same columns after each key typed in it. */
export function filedYears(financials: FiledYears): TableColumn[] {
  return [
    ...financials.actual.map((column) => tableColumn('actual', column)),
    ...financials.ltm.map((column) => twelveMonths(column, financials.ltmYearBefore)),
    ...financials.average.map((column) => tableColumn('average', column)),
  ];
}

function twelveMonths(column: FinancialsColumn, [before]: readonly FinancialsColumn[]): TableColumn {
  return {
    ...tableColumn('ltm', column),
    ...(before !== undefined && { yearBefore: tableColumn('ltm', before).cell }),
  };
}

/** Condensed keeps the last of the actual years or quarters. */
export function inDensity(columns: readonly TableColumn[], view: FinancialsView): TableColumn[] {
  const most = { actual: view === 'condensed' ? condensedYears : null, quarterly: quartersShown[view] };
  const left = { actual: leftOut('actual'), quarterly: leftOut('quarterly') };
  return columns.filter(({ kind }) => !((kind === 'actual' || kind === 'quarterly') && left[kind]-- > 0));

  function leftOut(kind: 'actual' | 'quarterly'): number {
    const count = columns.filter((column) => column.kind === kind).length;
    return Math.max(0, count - (most[kind] ?? count));
  }
}

export function shownQuarters(quarterly: readonly FinancialsColumn[], view: FinancialsView): TableColumn[] {
  return inDensity(
    quarterly.map((column) => tableColumn('quarterly', column)),
    view,
  );
}

/**
 * The first column in view when `fit` columns are; null for the right end. The last two actual years show, however
 * few columns do. A reader of the forecast sees its first year, and beside it the last actual one where there is room.
 */
export function startOfView(
  columns: readonly TableColumn[],
  fit: number,
  reading: 'financials' | 'forecast' = 'financials',
): number | null {
  const average = columns.findIndex(({ kind }) => kind === 'average');
  if (average < 0) return null;
  const lastActual = columns.findLastIndex(({ kind }) => kind === 'actual');
  const estimated = average + 1;
  const forecast = fit < estimated - lastActual + 2 ? estimated : lastActual;
  const start = Math.max(0, reading === 'forecast' ? forecast : lastActual + 1 - actualYearsInView);
  return columns.length - start > fit ? start : null;
}
