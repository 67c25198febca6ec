import type { Chart } from '@tenfold/contract/chart';
import type { ChartRequest } from '../choices/chart-request.ts';
import { missingIndicators, withSeries } from './loaded-series.ts';
import { parseChart } from './parse-chart.ts';
import type { ParsedSeries } from './parsed-series.ts';

/** A chart that lacks a series of its request is a failure. */
export function readChart(request: ChartRequest, chart: Chart): readonly ParsedSeries[] {
  const series = parseChart(chart);
  const missing = missingIndicators(withSeries(new Map(), request, series), request);
  if (missing.length > 0) throw new Error(`A chart without ${missing.join(', ')}`);
  return series;
}
