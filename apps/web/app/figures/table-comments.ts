import type { AnyRowKey } from '@tenfold/domain/rows';
import type { ReactNode } from 'react';
import type { GridCell } from '../ui/grid/commands.ts';
import type { Grid } from '../ui/grid/grid.ts';

/** What lets a reader comment on a table's figures. The table shows marks and knows no comment. */
export interface TableComments {
  /** Whether the reader has comments: theirs is the column beside the table. */
  readonly isOwn: boolean;
  /** In the head of the card. */
  readonly button: ReactNode;
  /** null until it is loaded: nothing of it is in the first load. */
  readonly loaded: LoadedComments | null;
}

export interface LoadedComments {
  /** The rows with comments on columns of filings, and of this forecast: `averages`, `analysts`, an id. */
  readonly marksOf: (forecast: string) => CommentedCells;
  readonly legend: ReactNode;
  readonly phoneButton: ReactNode;
  /** In the panel of filters. */
  readonly filter: ReactNode;
  readonly foot: ReactNode;
  /** Shows all again. */
  readonly reset: () => void;
  readonly layer: (place: CommentPlacement) => ReactNode;
  /** Where a row of the table shows as a chart: what its periods are marked with, and the form above it. */
  readonly onChart: (place: RowCommentPlacement) => {
    readonly remarks: readonly ChartRemark[];
    readonly form: ReactNode;
  };
}

/** By row: the columns, as `markKey` names them. */
export type CommentedCells = ReadonlyMap<string, ReadonlySet<string>>;

export interface CommentedColumn {
  /** `2024`, `2024-Q3`, `LTM`, `averages`, `Terminal`. */
  readonly column: string;
  /** The same year is first forecast and then filed. */
  readonly isForecast: boolean;
  /** `fiscal 2024`. */
  readonly spoken: string;
  readonly periodEnd: string | null;
  readonly textOf: (row: AnyRowKey) => string;
}

/** Takes over the marked cells, and draws the column beside the table. */
export interface CommentPlacement {
  /** Its columns are named as `markKey` names them. */
  readonly grid: Grid;
  readonly columns: readonly CommentedColumn[];
  /** Those of `columns`, and those that a condensed view leaves out. */
  readonly all: readonly CommentedColumn[];
  /** Which forecast is shown: `averages`, `analysts`, an id; `custom` for one without a name. */
  readonly forecast: string;
  /** Whether a cell is typed: a click selects it. */
  readonly isTyped: (at: GridCell) => boolean;
  readonly openSource: (row: AnyRowKey, column: string) => void;
}

/** On the page of a row: what its chart marks, and the list beside it. */
export interface RowCommenting {
  readonly remarksOf: (place: RowCommentPlacement) => readonly ChartRemark[];
  readonly side: (place: RowCommentPlacement) => ReactNode;
}

export interface RowCommentPlacement {
  readonly row: AnyRowKey;
  /** The columns of the chart, and beside them twelve months and averages. */
  readonly columns: readonly CommentedColumn[];
  readonly forecast: string;
}

/** Numbered as in the list. */
export interface ChartRemark {
  /** The column by `markKey`. */
  readonly mark: string;
  readonly number: number;
  readonly text: string;
  readonly isFocused: boolean;
}

export function markKey({ column, isForecast }: Pick<CommentedColumn, 'column' | 'isForecast'>): string {
  return isForecast ? `forecast ${column}` : column;
}
