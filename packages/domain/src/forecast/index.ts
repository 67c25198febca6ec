/** Computes a forecast over averages or analysts: growth, margins, cash flows by year. What a person types over it: `custom-forecast`. */

export {
  assumptionsOf,
  assumptionsWithCapexFollowingRevenue,
  startOf,
  withLastingCapex,
} from './assumptions.ts';
export {
  type ConsensusBridge,
  type ConsensusLine,
  type ExpectedFigure,
  expectedLines,
} from './consensus-lines.ts';
export { lastConsensusYear } from './consensus-years.ts';
export * from './forecast.ts';
export { forecastBase } from './forecast-base.ts';
export { type ForecastRatioKey, forecastRatioRules } from './forecast-figures.ts';
export { analystsForecast, averagesForecast, forecastFrom } from './forecast-from.ts';
export { forecastColumns } from './forecast-horizon.ts';
export { type ForecastLevelKey, type ForecastYear, forecastLevelKeys, levelRules } from './levels.ts';
export {
  boundOfOwnFigure,
  highestOwnFigure,
  highestStored,
  type OwnFigureBound,
  ownFigureUnits,
  placesOfUnit,
} from './own-figure-bounds.ts';
