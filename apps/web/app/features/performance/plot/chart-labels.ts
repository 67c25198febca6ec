import { withData } from '../../../ui/chart/series/plot-series.ts';
import { periodLabel } from '../choices/period-label.ts';
import type { ChartView } from './chart-view.ts';

export function describeChart({ request, series, bands, forecast }: ChartView, company: string): string {
  const rendered = withData(series).map(({ name }) => name);
  const first = bands.find((band) => band.forecast);
  const ahead = forecast !== null && first !== undefined ? ` Forecast from ${first.label}.` : '';
  return `${company}, ${periodLabel(request.period)}: ${rendered.length === 0 ? 'nothing plotted' : rendered.join(', ')}.${ahead}`;
}

export function missingSeries({ series }: ChartView): { why: string; names: string[] }[] {
  const byWhy = Map.groupBy(
    series.filter(({ why, points }) => why !== null && points.length === 0),
    ({ why }) => why ?? '',
  );
  return [...byWhy].map(([why, all]) => ({ why, names: all.map(({ name }) => name) }));
}
