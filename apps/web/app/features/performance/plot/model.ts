import type { Column } from '@tenfold/domain/columns';
import type { ForecastType } from '@tenfold/domain/forecast';
import { dayNumber } from '@tenfold/domain/periods';
import { forecastNames } from '../../../forecast/forecast-labels.ts';
import type { PlottedForecast } from './plotted-series.ts';

/** The forecast the page is showing. The route makes it and hands the same one to every card. */
export interface ChartForecastModel {
  readonly forecastType: ForecastType;
  /** Six, from the estimated year to Terminal; none when no forecast can be made. */
  readonly columns: readonly Column[];
  readonly base: { readonly lastPeriodEnd: string } | null;
  readonly analystsAvailable: boolean;
  readonly customAvailable?: boolean;
  setForecastType(type: ForecastType): void;
}

/** The forecast years up to the last projected one: Terminal stands for every year after and has no end. */
export function plottedForecast(
  forecastType: ForecastType,
  columns: ChartForecastModel['columns'],
  base: ChartForecastModel['base'],
): PlottedForecast | null {
  if (base === null || columns.length === 0) return null;
  const years = columns.slice(0, -1).map((column, index) => ({
    day: dayNumber(yearsAfter(base.lastPeriodEnd, index + 1)),
    label: `${column.year}E`,
    column,
  }));
  return { name: forecastNames[forecastType], years };
}

/** The same day some years later; 29 February becomes the 28th. */
function yearsAfter(day: string, years: number): string {
  const date = day.slice(4) === '-02-29' ? '-02-28' : day.slice(4);
  return `${Number(day.slice(0, 4)) + years}${date}`;
}
