export {
  assumptionsOf,
  assumptionsWithCapexFollowingRevenue,
  lastConsensusYear,
  startOf,
} from './assumptions.ts';
export * from './forecast.ts';
export { forecastBase } from './forecast-base.ts';
export { type ForecastRatioKey, forecastRatioRules } from './forecast-figures.ts';
export { analystsForecast, averagesForecast, forecastFrom } from './forecast-from.ts';
export { type ForecastLevelKey, type ForecastYear, forecastLevelKeys, levelRules } from './levels.ts';
