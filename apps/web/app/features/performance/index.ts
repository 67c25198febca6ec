export { PerformanceCard } from './card/PerformanceCard.tsx';
export { GatedPerformanceCard } from './gated/lazy-parts.ts';
export { loadInitialChart } from './series/load-initial-chart.ts';
