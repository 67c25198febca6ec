/** Exchange rates: of a day, of a period, of today. */

export {
  type DayRate,
  type ExchangeRate,
  isOldRate,
  meanRate,
  newestRate,
  type RateOver,
  type RateStep,
  rateOn,
  rateSteps,
} from './exchange-rates.ts';
