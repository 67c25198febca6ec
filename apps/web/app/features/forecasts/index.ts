export { ForecastBar } from './lazy-parts.ts';
export { rowLabels } from './list/row-labels.ts';
export { useOwnForecast } from './own/use-own-forecast.ts';
export { ForecastsCard } from './today/ForecastsCard.tsx';
export { type ForecastsToday, forecastsToday } from './today/forecasts-today.ts';
