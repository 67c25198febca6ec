export { FinancialsCard } from './card/FinancialsCard.tsx';
export { GatedFinancialsCard } from './gated/GatedFinancialsCard.tsx';
export { LatestYearCard, QualityPanel } from './lazy-parts.ts';
