export { fairValue } from './discounted-cash-flow.ts';
export {
  defaultChoice,
  type FairValue,
  type FairValueResult,
  type Leverage,
  type NoFairValue,
  type NoValueReason,
  type ValuationChoice,
} from './fair-value.ts';
export { type MarketPosition, marketPosition, type Verdict } from './market-position.ts';
export { type NamedNumber, noValueNumbers } from './no-value-numbers.ts';
export { type Sensitivity, sensitivity } from './sensitivity.ts';
export { valuationColumns } from './valuation-columns.ts';
