/**
 * A person’s own forecasts.
 *
 * - `forecast/` creating and saving, from two tabs too
 * - `versions/` what was known when, sealed after an hour
 * - `sharing/` sharing by link, and copying
 * - `overview/` all of a person, with today’s value
 * - `scoring/` how they turned out
 * - `difference/` two compared
 */

export { type ForecastFigures, findForecastFigures } from './company-basis.ts';
export { forecasts } from './feature.ts';
export { filedCellsOf } from './filed-cells-of.ts';
export { type ChangedForecast, forecastChanged } from './forecast-changed.ts';
export { listForecastNames } from './overview/forecast-names.ts';
export { findForecastValue, findValuationBasis, type ValuationBasis } from './overview/forecast-value.ts';
export {
  listForecasters,
  listForecastSymbols,
  listNewestForecasts,
  type NewestForecast,
} from './overview/own-forecasts-store.ts';
export { type ForecastValue, valueOfForecast } from './value-of-forecast.ts';
