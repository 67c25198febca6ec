export { prepareValuation, valuationDocument } from './prepare-valuation.ts';
export { registerValuation } from './routes.ts';
