export {
  assumptionsOf,
  assumptionsWithCapexFollowingRevenue,
  lastConsensusYear,
} from './assumptions.ts';
export * from './forecast.ts';
export { forecastBase } from './forecast-base.ts';
export { analystsForecast, averagesForecast, forecastFrom } from './forecast-from.ts';
