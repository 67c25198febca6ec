export { FinancialsCard } from './card/FinancialsCard.tsx';
export { packFinancials } from './columns/pack-financials.ts';
export { unpackFinancials } from './columns/packed-financials.ts';
export { GatedFinancialsCard, LatestYearCard, QualityPanel } from './lazy-parts.ts';
