/**
 * The table of filed and forecast figures, and what a figure opens.
 *
 * - `card/` the card and its settings
 * - `columns/` which columns there are, and are in view
 * - `table/` the table: cells, keys, marks
 * - `chart/` the chart of a row
 * - `row/` the page of a row
 * - `source/` where a figure comes from
 * - `filings/` the list of filings
 * - `contests/` contesting a figure; the editors’ screen of contests
 * - `data-quality/` checks of the filings: in the table’s panel, of one company, and of all
 * - `gated/` what readers without access see
 */

export { FinancialsCard } from './card/FinancialsCard.tsx';
export { useSwitches } from './card/settings.ts';
export { packFinancials } from './columns/pack-financials.ts';
export { unpackFinancials } from './columns/packed-financials.ts';
export { QualityPanel } from './data-quality/QualityPanel.tsx';
export { GatedFinancialsCard } from './gated/GatedFinancialsCard.tsx';
export { LatestYearCard } from './gated/LatestYearCard.tsx';
export { FiledFigureSource } from './source/FiledFigureSource.tsx';
