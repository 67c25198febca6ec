import type { AnyRowKey } from '@tenfold/domain/rows';
import type { TableColumn } from '../columns/table-column.ts';

/** Also for what has no source but an explanation. */
export type OpenSource = (row: AnyRowKey, column: TableColumn) => void;
