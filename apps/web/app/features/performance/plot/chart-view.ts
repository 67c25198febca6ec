import { withLooks } from '../../../ui/chart/series/look-of.ts';
import type { Band } from '../../../ui/chart/time/bands.ts';
import type { ValueMode } from '../choices/chart-choices.ts';
import { basisOf, type ChartRequest, hasOwnDates } from '../choices/chart-request.ts';
import { findSeries, type LoadedSeries } from '../series/loaded-series.ts';
import { cursorSteps } from './cursor-steps.ts';
import { fiscalBands } from './fiscal-bands.ts';
import { howSimulated, type Simulated } from './how-simulated.ts';
import { type FiscalYear, periodName } from './period-name.ts';
import { type ChartedForecast, plottedForecast } from './plotted-forecast.ts';
import { type PlottedForecast, type PlottedSeries, plottedSeries } from './plotted-series.ts';

export interface ChartView {
  readonly request: ChartRequest;
  readonly series: readonly PlottedSeries[];
  readonly bands: readonly Band[];
  readonly forecast: PlottedForecast | null;
  readonly simulated: Simulated;
  /** Where Page Up and Page Down move the cursor, and the rows of the data table. */
  readonly cursorSteps: readonly number[];
}

export interface ChartViewInput {
  readonly request: ChartRequest;
  readonly known: LoadedSeries;
  readonly mode: ValueMode;
  readonly forecast: PlottedForecast | null;
  readonly years: readonly FiscalYear[];
}

export interface ViewInput extends Omit<ChartViewInput, 'forecast'> {
  readonly forecast: ChartedForecast;
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

/** Quarters have no annual forecast beside them, and own dates end where the reader says. */
export function buildChartView({
  request,
  known,
  mode,
  forecast: forecastGiven,
  years,
}: ChartViewInput): ChartView {
  const basis = basisOf(request.period);
  const forecast = basis === 'annual' && !hasOwnDates(request.period) ? forecastGiven : null;
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
    plottedSeries({ found: series, company, look, comparing, rebased, forecast, intraday, basis }),
  );
  const bands = fiscalBands(series, request.symbol, basis, (day) => periodName(years, basis, day), forecast);
  return {
    request,
    series,
    bands,
    forecast: bands.some((band) => band.forecast) ? forecast : null,
    simulated: howSimulated(found.map(({ series }) => series)),
    cursorSteps: cursorSteps(series, bands, request.period),
  };
}
