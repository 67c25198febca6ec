import type { Band } from '../../ui/chart/bands.ts';
import { withLooks } from '../../ui/chart/look-of.ts';
import type { ValueMode } from './chart-choices.ts';
import { basisOf, type ChartRequest } from './chart-request.ts';
import { fiscalBands } from './fiscal-bands.ts';
import { findSeries, type KnownSeries } from './known-series.ts';
import { type FiscalYear, periodName } from './period-name.ts';
import { type PlottedForecast, type PlottedSeries, plottedSeries } from './plotted-series.ts';
import { stridesOf } from './strides.ts';

/** All that is on the chart, whatever its size. */
export interface Picture {
  readonly request: ChartRequest;
  readonly series: readonly PlottedSeries[];
  readonly bands: readonly Band[];
  /** Null where no year of it is drawn. */
  readonly forecast: PlottedForecast | null;
  readonly simulated: boolean;
  /** Where the cursor goes by Page Up and Page Down, and what the table has a row for. */
  readonly strides: readonly number[];
}

export interface PictureInput {
  readonly request: ChartRequest;
  readonly known: KnownSeries;
  readonly mode: ValueMode;
  readonly forecast: PlottedForecast | null;
  /** The fiscal years of the page's company: its periods are called as it calls them. */
  readonly years: readonly FiscalYear[];
}

/** Puts what has come and what is forecast together. Within a year a forecast of years has no place. */
export function pictureOf({ request, known, mode, forecast: made, years }: PictureInput): Picture {
  const basis = basisOf(request.range);
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
    strides: stridesOf(series, bands, request.range),
  };
}
