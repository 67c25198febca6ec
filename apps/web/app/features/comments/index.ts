/**
 * Comments on figures. The table’s side: figures/table-comments.ts.
 *
 * - `own/` what a page has of them
 * - `on-table/` marks, keys and the column beside the table
 * - `on-chart/` those of a row’s chart
 * - `box/` what opens beside a cell
 * - `list/` lists of them
 */

export { useRowComments } from './on-chart/use-row-comments.ts';
export { useTableComments } from './on-table/use-table-comments.tsx';
