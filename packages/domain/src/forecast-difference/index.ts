/** Two forecasts compared, line by line. */

export {
  type DifferenceLine,
  type DifferentRate,
  type ForecastDifference,
  type ForecastSide,
  forecastDifference,
} from './forecast-difference.ts';
