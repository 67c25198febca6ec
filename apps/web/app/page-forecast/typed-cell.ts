import { type EditableRow, editableRows, type ForecastColumnKey } from '@tenfold/domain/custom-forecast';
import { markKey } from '../figures/table-comments.ts';
import type { GridCell } from '../ui/grid/commands.ts';

interface TypedPlace {
  readonly row: EditableRow;
  readonly column: ForecastColumnKey;
}

/** The cell of a forecast that is typed, by its place in the table; null for any other. */
export function typedCellAt(at: GridCell | null): TypedPlace | null {
  const row = editableRows.find((each) => each === at?.row);
  const column = at?.column.startsWith(ofForecast) ? at.column.slice(ofForecast.length) : '';
  return row === undefined || column === '' ? null : { row, column };
}

export function gridCellOf({ row, column }: TypedPlace): GridCell {
  return { row, column: ofForecast + column };
}

/** How the columns of a forecast are named among those of the table. */
const ofForecast = markKey({ column: '', isForecast: true });
