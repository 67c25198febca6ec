import type { PlotSeries } from './plot-series.ts';

/** A line with a value a day. */
export function plotSeriesOf(
  id: string,
  values: readonly number[],
  part: Partial<PlotSeries> = {},
): PlotSeries {
  return {
    id,
    name: id,
    endName: null,
    look: { colour: 1, pattern: 0 },
    unit: 'perShare',
    unitLabel: '',
    fine: false,
    currency: 'USD',
    isPrice: false,
    trailing: false,
    pace: 'period',
    points: values.map((value, day) => ({ day, value, simulated: false, forecast: false })),
    ...part,
  };
}
