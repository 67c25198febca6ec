import { dayNumber } from '@tenfold/domain/periods';
import type { PageForecast } from '../../../page-forecast/page-forecast.ts';
import type { ShownColumn } from '../../../page-forecast/shown-column.ts';
import type { PlottedForecast } from './plotted-series.ts';

export interface ChartedForecast extends Pick<PageForecast<ShownColumn>, 'columns' | 'lastPeriodEnd'> {
  readonly name: string;
}

/** Without Terminal: it stands for all later years and has no end date. */
export function plottedForecast({ name, columns, lastPeriodEnd }: ChartedForecast): PlottedForecast | null {
  if (lastPeriodEnd === null || columns.length === 0) return null;
  const years = columns.slice(0, -1).map((column, index) => ({
    day: dayNumber(yearsAfter(lastPeriodEnd, index + 1)),
    label: `${column.year}E`,
    column,
  }));
  return { name: name, years };
}

/** 29 February becomes the 28th. */
function yearsAfter(day: string, years: number): string {
  const date = day.slice(4) === '-02-29' ? '-02-28' : day.slice(4);
  return `${Number(day.slice(0, 4)) + years}${date}`;
}
