export { forecasts } from './feature.ts';
export { listForecastNames } from './overview/forecast-names.ts';
