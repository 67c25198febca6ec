export { PerformanceCard } from './card/PerformanceCard.tsx';
export { GatedPerformanceCard } from './gated/GatedPerformanceCard.tsx';
export { loadInitialChart } from './series/load-initial-chart.ts';
