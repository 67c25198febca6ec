import { type IndicatorKey, indicatorOf } from '@tenfold/domain/series';
import { plotAxes } from '../../ui/chart/plot-axes.ts';
import { drawnOf, isBar, type PlotType } from '../../ui/chart/plot-series.ts';
import type { Picture } from './picture.ts';

/** The picture in a sentence. */
export function pictureWords({ request, series, bands, forecast }: Picture, company: string): string {
  const drawn = drawnOf(series).map(({ name }) => name);
  const first = bands.find((band) => band.forecast);
  const ahead = forecast !== null && first !== undefined ? ` Forecast from ${first.label}.` : '';
  return `${company}, ${request.range}: ${drawn.length === 0 ? 'nothing plotted' : drawn.join(', ')}.${ahead}`;
}

/** `USD billions, left · USD per share, right`. */
export function axesWords({ series }: Picture, type: PlotType): string {
  const drawn = drawnOf(series);
  return plotAxes(drawn, (one) => isBar(one, drawn, type))
    .axes.map(({ words }) => words)
    .join(' · ');
}

/** Whether an indicator that is plotted with others is drawn as a line. */
export function isLine(key: IndicatorKey, all: readonly IndicatorKey[], type: PlotType): boolean {
  return !isBar(indicatorOf(key), all.map(indicatorOf), type);
}

/** What was asked for and cannot be drawn, by the reason. */
export function notDrawn({ series }: Picture): { why: string; names: string[] }[] {
  const byWhy = Map.groupBy(
    series.filter(({ why, points }) => why !== null && points.length === 0),
    ({ why }) => why ?? '',
  );
  return [...byWhy].map(([why, all]) => ({ why, names: all.map(({ name }) => name) }));
}
