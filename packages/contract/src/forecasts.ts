export { type SavedForecast, savedForecast } from './forecasts/fields.ts';
export * from './forecasts/keeping.ts';
