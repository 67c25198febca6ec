export { prepareValuation, prepareValuationFrom, valuationDocument } from './prepare-valuation.ts';
export { registerValuation } from './routes.ts';
