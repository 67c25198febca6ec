import { type IndicatorKey, indicatorOf } from '@tenfold/domain/series';
import type { ChartType } from './chart-settings.ts';
import type { Picture } from './picture.ts';
import { plotAxes } from './plot-axes.ts';
import { isBar } from './plot-layout.ts';

/** The picture in a sentence. */
export function pictureWords({ request, series, bands, forecast }: Picture, company: string): string {
  const drawn = series.filter(({ points }) => points.length > 0).map(({ name }) => name);
  const first = bands.find((band) => band.forecast);
  const ahead = forecast !== null && first !== undefined ? ` Years from ${first.label} are forecast.` : '';
  return `${company}, ${request.range}: ${drawn.length === 0 ? 'nothing is plotted' : drawn.join(', ')}.${ahead}`;
}

/** `USD billions, left · USD per share, right`. */
export function axesWords({ series }: Picture, type: ChartType): string {
  const drawn = series.filter(({ points }) => points.length > 0);
  return plotAxes(drawn, (one) => isBar(one, drawn, type))
    .axes.map(({ words }) => words)
    .join(' · ');
}

/** Whether an indicator that is plotted with others is drawn as a line. */
export function isLine(key: IndicatorKey, all: readonly IndicatorKey[], type: ChartType): boolean {
  return !isBar(indicatorOf(key), all.map(indicatorOf), type);
}
