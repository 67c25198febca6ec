/** The rows of the table: names, units, order. */

export { rowGroups, rowOf, rows } from './default-rows.ts';
export {
  type AnyRowKey,
  allRows,
  anyRowOf,
  defaultRows,
  isAnyRowKey,
  isMoreRowKey,
  type MoreRowKey,
  moreRowKeys,
  type RowDefinition,
} from './more-rows.ts';
export type { RowGroup, RowUnit } from './row.ts';
export { isRowKey, type RowKey, rowKeys } from './row-keys.ts';
export { hasGrowth, type RowMeasure, shareOfTotal, totalOf } from './row-measures.ts';
