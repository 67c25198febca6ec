/** Value and ratios as prepared for pages: overviews, the lens, ratings. */

export { valuation } from './feature.ts';
export { lensDocument, type PreparedLens, type PreparedLensFigures, prepareLens } from './prepare-lens.ts';
export { prepareOverview } from './prepare-overview.ts';
export { prepareValuation, valuationDocument } from './prepare-valuation.ts';
