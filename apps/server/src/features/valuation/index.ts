export { valuation } from './feature.ts';
export { prepareValuation, valuationDocument } from './prepare-valuation.ts';
