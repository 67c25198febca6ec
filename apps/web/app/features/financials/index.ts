export { FinancialsCard } from './card/FinancialsCard.tsx';
export { GatedFinancialsCard } from './gated/GatedFinancialsCard.tsx';
export { LatestYearCard } from './gated/LatestYearCard.tsx';
export { QualityPanel } from './quality/lazy-parts.ts';
