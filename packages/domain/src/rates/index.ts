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
