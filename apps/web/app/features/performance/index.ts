export { PerformanceCard } from './card/PerformanceCard.tsx';
export { GatedPerformanceCard } from './lazy-parts.ts';
export { loadInitialChart } from './series/load-initial-chart.ts';
