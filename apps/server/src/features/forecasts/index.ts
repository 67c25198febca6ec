export { type ForecastFigures, findForecastFigures } from './company-basis.ts';
export { forecasts } from './feature.ts';
export { filedCellsOf } from './filed-cells-of.ts';
export { type ChangedForecast, forecastChanged } from './forecast-changed.ts';
export { listForecastNames } from './overview/forecast-names.ts';
export { findForecastValue } from './overview/forecast-value.ts';
export { listForecasters } from './overview/forecasters.ts';
export { listNewestForecasts, type NewestForecast } from './overview/newest-forecasts.ts';
export { type ForecastValue, valueOfForecast } from './value-of-forecast.ts';
