export type { GrowthSource } from './growth-figures.ts';
export { rangePosition } from './price-range.ts';
export { type ValuationInput, type ValuationRatios, valuationRatios } from './valuation-ratios.ts';
