export { FinancialsCard } from './card/FinancialsCard.tsx';
export { GatedFinancialsCard, LatestYearCard, QualityPanel } from './lazy-parts.ts';
