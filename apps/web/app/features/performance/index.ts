export { PerformanceCard } from './card/PerformanceCard.tsx';
export { chartLinkParameters } from './choices/chart-link.ts';
export { cookieName as chartCookieName } from './choices/store-choices.ts';
export { GatedPerformanceCard } from './lazy-parts.ts';
export { loadInitialChart } from './series/load-initial-chart.ts';
