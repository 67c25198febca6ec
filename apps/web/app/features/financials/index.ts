export { FinancialsCard } from './card/FinancialsCard.tsx';
export { packFinancials } from './columns/pack-columns.ts';
export { unpackFinancials } from './columns/packed-columns.ts';
export { GatedFinancialsCard, LatestYearCard, QualityPanel } from './lazy-parts.ts';
