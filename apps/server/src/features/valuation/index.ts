export { valuation } from './feature.ts';
export { prepareOverview } from './prepare-overview.ts';
export { prepareValuation, valuationDocument } from './prepare-valuation.ts';
