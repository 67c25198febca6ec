export { ForecastBar } from './lazy-parts.ts';
export { useOwnForecast } from './own/use-own-forecast.ts';
