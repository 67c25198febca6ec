export type { GrowthSource } from './growth-figures.ts';
export { type ValuationRatios, valuationRatios } from './valuation-ratios.ts';
