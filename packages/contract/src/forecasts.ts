export * from './forecasts/difference.ts';
export { type SavedForecast, savedForecast } from './forecasts/forecast.ts';
export * from './forecasts/own.ts';
export * from './forecasts/saved-forecasts.ts';
export * from './forecasts/scorecard.ts';
export * from './forecasts/sharing.ts';
export * from './forecasts/versions.ts';
