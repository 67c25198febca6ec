import type { ForecastType } from '@tenfold/domain/forecast';
import type { AnyColumn } from '../features/financials/columns/table-column.ts';

/** The forecast the page is showing. The route makes it and hands the same one to the calculator and to the table. */
export interface ForecastModel {
  readonly forecastType: ForecastType;
  /** Six, from the estimated year to Terminal; none when no forecast can be made. */
  readonly columns: readonly AnyColumn[];
  readonly analystsAvailable: boolean;
  /** Whether there is a custom forecast to go back to; without it custom is offered only while it is shown. */
  readonly customAvailable?: boolean;
  setForecastType(type: ForecastType): void;
}
