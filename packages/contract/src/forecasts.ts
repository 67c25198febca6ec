export * from './forecasts/difference.ts';
export { type SavedForecast, savedForecast } from './forecasts/fields.ts';
export * from './forecasts/keeping.ts';
export * from './forecasts/own.ts';
export * from './forecasts/scorecard.ts';
export * from './forecasts/sharing.ts';
export * from './forecasts/versions.ts';
