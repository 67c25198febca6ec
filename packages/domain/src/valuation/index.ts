/**
 * Value per share, its sensitivity and verdict.
 *
 * - `methods/` a valuation method each, and which comes first
 */

export {
  type CarriedBase,
  type CarriedDividend,
  type CarriedValue,
  type NotCarried,
  valueAsOf,
} from './as-of-today.ts';
export { type CashFlowWeights, cashFlowWeights } from './cash-flow-weights.ts';
export { type MethodOrder, type MethodSelection, methodOrder, selectMethod } from './choose-method.ts';
export { type Disagreement, disagreements, type StartingFigure } from './disagreement.ts';
export { discountCashFlows, fairValue } from './discounted-cash-flow.ts';
export { growsTooFast } from './fade.ts';
export type {
  FairValue,
  FairValueResult,
  Leverage,
  MethodRows,
  NoFairValue,
  NoValueReason,
  ValuationChoice,
} from './fair-value.ts';
export { interestAdded } from './interest-added.ts';
export { type MarketPosition, marketPosition, type Verdict, valueAgainstPrice } from './market-position.ts';
export {
  defaultMethod,
  isCashFlow,
  type MethodFigure,
  type MethodFigureKey,
  type MethodId,
  type MethodInput,
  type MethodResult,
  type MethodValue,
  type MethodVariant,
  type MethodWarning,
  type MethodYear,
  methodIds,
  type NoMethodValue,
  type WarningKey,
} from './method.ts';
export { methodNameInSentence } from './method-names.ts';
export { assumptionsByMethod } from './methods/assumptions-by-method.ts';
export { valueByAnalysts } from './methods/by-analysts.ts';
export { valueByForecast } from './methods/by-forecast.ts';
export { discountPayouts } from './methods/discount-payouts.ts';
export { discountExcess, fadingTo } from './methods/excess-returns.ts';
export { valueBy } from './methods/index.ts';
export { returnOnBook } from './methods/return-on-book.ts';
export { type NamedNumber, noValueNumbers } from './no-value-numbers.ts';
export { withOwnFigures } from './own-figures.ts';
export { defaultChoice, rateBounds } from './rates.ts';
export { methodSensitivity, type Sensitivity, sensitivity } from './sensitivity.ts';
export { perTradedShare } from './traded-share.ts';
export { valuationColumns } from './valuation-columns.ts';
