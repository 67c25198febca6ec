import type { CellComment } from '@tenfold/contract/comments';
import { type AnyRowKey, anyRowOf, isAnyRowKey } from '@tenfold/domain/rows';
import { type CommentedColumn, markKey } from '../../../figures/table-comments.ts';

/** What a comment is on. */
export interface CellName {
  readonly field: AnyRowKey;
  readonly column: string;
  /** Whose column it is; null for one of filings. */
  readonly forecast: CellComment['forecast'];
}

export function isOnCell(comment: CellComment, { field, column, forecast }: CellName): boolean {
  return comment.field === field && comment.column === column && comment.forecast === forecast;
}

/** The cell of a column on the page; null in a forecast that has no name yet. */
export function cellNameOf(field: AnyRowKey, column: CommentedColumn, shown: string): CellName | null {
  if (!column.isForecast) return { field, column: column.column, forecast: null };
  const forecast = forecastOf(shown);
  return forecast === null ? null : { field, column: column.column, forecast };
}

function forecastOf(shown: string): CellComment['forecast'] {
  if (shown === 'averages' || shown === 'analysts') return shown;
  return Number(shown) > 0 ? Number(shown) : null;
}

/** Where the table marks it while it shows this forecast; null elsewhere. */
export function markOf({ column, forecast }: CellComment, shown: string): string | null {
  if (forecast === null) return column;
  return String(forecast) === shown ? markKey({ column, isForecast: true }) : null;
}

export function rowLabel(field: string): string {
  return isAnyRowKey(field) ? anyRowOf(field).label : field;
}
