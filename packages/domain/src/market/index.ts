/** Ratios, yields and returns beside the price. */

export { startWithinDays } from './closes-over.ts';
export { dividendsOfTwelveMonths } from './dividends.ts';
export { agreesWithFiled } from './filed-dividends.ts';
export { type FiledPayments, filedPayments } from './filed-payments.ts';
export { type GrowthSource, growthOverYears, growthSince } from './growth-figures.ts';
export { type MultipleKey, multipleHistories } from './multiples.ts';
export { type FindPayments, type Payments, paymentsOf } from './payments.ts';
export { priceRange52 } from './price-range.ts';
export { type ReinvestedShares, reinvestedShares } from './reinvested-shares.ts';
export { priceReturn } from './total-return.ts';
export {
  totalReturnOf,
  type ValuationInput,
  type ValuationRatios,
  valuationRatios,
} from './valuation-ratios.ts';
