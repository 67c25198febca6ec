import type { SharedForecast } from '@tenfold/contract/forecasts';
import type { EditableRow } from '@tenfold/domain/custom-forecast';
import { cellName } from '../cells/cell-names.ts';

/** The cells that were typed as formulas, by name: `Margin 2027`, `=margin[-1]`. Those of filed years are in use no more. */
export function typedFormulas({
  values,
  typedCells,
}: Pick<SharedForecast, 'values' | 'typedCells'>): { cell: string; formula: string }[] {
  return Object.entries(values).flatMap(([column, cells]) =>
    Object.entries(cells).flatMap(([row, input]) =>
      typeof input === 'string' && typedCells.includes(`${column} ${row}`)
        ? [{ cell: cellName(row as EditableRow, column), formula: input }]
        : [],
    ),
  );
}
