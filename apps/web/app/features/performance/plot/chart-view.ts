import { withLooks } from '../../../ui/chart/series/look-of.ts';
import type { Band } from '../../../ui/chart/time/bands.ts';
import type { ValueMode } from '../choices/chart-choices.ts';
import { basisOf, type ChartRequest } from '../choices/chart-request.ts';
import { findSeries, type LoadedSeries } from '../series/loaded-series.ts';
import { cursorSteps } from './cursor-steps.ts';
import { fiscalBands } from './fiscal-bands.ts';
import { type FiscalYear, periodName } from './period-name.ts';
import { type PlottedForecast, type PlottedSeries, plottedSeries } from './plotted-series.ts';

/** All that is on the chart, whatever its size. */
export interface ChartView {
  readonly request: ChartRequest;
  readonly series: readonly PlottedSeries[];
  readonly bands: readonly Band[];
  /** Null where no year of it is drawn. */
  readonly forecast: PlottedForecast | null;
  readonly simulated: boolean;
  /** Where the cursor goes by Page Up and Page Down, and what the table has a row for. */
  readonly cursorSteps: readonly number[];
}

export interface ChartViewInput {
  readonly request: ChartRequest;
  readonly known: LoadedSeries;
  readonly mode: ValueMode;
  readonly forecast: PlottedForecast | null;
  /** The fiscal years of the page's company: its periods are called as it calls them. */
  readonly years: readonly FiscalYear[];
}

/** Puts what has come and what is forecast together. Within a year a forecast of years has no place. */
export function buildChartView({ request, known, mode, forecast: made, years }: ChartViewInput): ChartView {
  const basis = basisOf(request.period);
  const forecast = basis === 'annual' ? made : null;
  const comparing = request.compare.length > 0;
  const found = [request.symbol, ...request.compare].flatMap((symbol, company) =>
    request.indicators.flatMap((indicator) => {
      const series = findSeries(known, request, symbol, indicator);
      return series === undefined ? [] : [{ series, indicator, company }];
    }),
  );
  const intraday = found.some(({ series }) => series.intraday);
  const rebased = mode === 'rebased';
  const series = withLooks(found).map(({ series, company, look }) =>
    plottedSeries({ found: series, company, look, comparing, rebased, forecast, intraday }),
  );
  const bands = fiscalBands(series, request.symbol, basis, (day) => periodName(years, basis, day), forecast);
  return {
    request,
    series,
    bands,
    forecast: bands.some((band) => band.forecast) ? forecast : null,
    simulated: found.some(({ series }) => series.simulated),
    cursorSteps: cursorSteps(series, bands, request.period),
  };
}
