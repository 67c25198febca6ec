export * from './custom-forecast.ts';
export { type ResolvedForecast, resolveForecast, type TypedCell } from './resolve-forecast.ts';
