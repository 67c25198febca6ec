import { anyRowOf, moreRowKeys, type RowDefinition, rows } from '@tenfold/domain/rows';

/** A chart offers the first thirty. */
export const chartRows = rows.slice(0, 30);

/** Rows with a page of their own. */
export const pageRows: readonly RowDefinition[] = [...chartRows, ...moreRowKeys.map(anyRowOf)];
