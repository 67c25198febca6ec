import type { Column } from '@tenfold/domain/columns';
import type { PageForecast } from '../../../forecast/page-forecast.ts';
import { buildChartView, type ChartView, type ChartViewInput } from './chart-view.ts';
import { plottedForecast } from './plotted-forecast.ts';

export interface ViewInput extends Omit<ChartViewInput, 'forecast'> {
  readonly forecast: Pick<PageForecast<Column>, 'forecastType' | 'columns' | 'lastPeriodEnd'>;
}

/** Several parts of the card show the view: it is built once for each input. */
export function chartViewOf(input: ViewInput): ChartView {
  const built = views.get(input);
  if (built !== undefined) return built;
  const view = buildChartView({ ...input, forecast: plottedForecast(input.forecast) });
  views.set(input, view);
  return view;
}

const views = new WeakMap<ViewInput, ChartView>();
