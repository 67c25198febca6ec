export { forecasts } from './feature.ts';
export { type ChangedForecast, forecastChanged } from './forecast-changed.ts';
export { listForecastNames } from './overview/forecast-names.ts';
export { findForecastValue } from './overview/forecast-value.ts';
