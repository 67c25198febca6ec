/**
 * The chart of price and figures.
 *
 * - `card/` the card and its controls
 * - `choices/` periods and indicators: offered, chosen, stored, in a link
 * - `series/` loading, caching and refreshing series
 * - `plot/` drawing them
 * - `events/` reports, dividends, splits
 * - `own-marks/` a person’s alerts and comments on it
 * - `compare/` several companies
 * - `save/` saving it as a file
 * - `gated/` what readers without access see
 */

export { PerformanceCard } from './card/PerformanceCard.tsx';
export { chartLinkParameters } from './choices/chart-link.ts';
export { cookieName as chartCookieName } from './choices/store-choices.ts';
export { GatedPerformanceCard } from './gated/GatedPerformanceCard.tsx';
export { loadInitialChart } from './series/load-initial-chart.ts';
