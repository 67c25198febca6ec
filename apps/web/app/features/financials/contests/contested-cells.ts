import type { AnyRowKey } from '@tenfold/domain/rows';
import type { TableColumn } from '../columns/table-column.ts';

export type Contests = readonly { readonly rowKey: string; readonly column: string }[];

export interface ContestedCells {
  has(column: TableColumn, row: AnyRowKey): boolean;
}

/** Those that a reader contests, as the page was sent. */
export function contestedCells(contests: Contests): ContestedCells {
  const cells = new Set(contests.map(({ rowKey, column }) => `${column} ${rowKey}`));
  return { has: (column, row) => cells.size > 0 && cells.has(`${column.sourceColumn} ${row}`) };
}
