import { contestedFigure } from '@tenfold/contract/notifications/sentence';
import { isContestable } from '@tenfold/domain/contests';
import { type AnyRowKey, anyRowOf } from '@tenfold/domain/rows';
import { cellLabel } from '../../../figures/cell-label.ts';
import { unitLabel } from '../../../figures/unit-label.ts';
import type { TableColumn } from '../columns/table-column.ts';
import type { ContestedPlace } from './ContestDialog.tsx';

interface Cell {
  readonly symbol: string;
  readonly currency: string;
  readonly row: AnyRowKey;
  readonly column: TableColumn;
}

/** Null for a figure that nobody can contest: one that is calculated, or of a period that moves on. */
export function contestedPlace({ symbol, currency, row: key, column }: Cell): ContestedPlace | null {
  const { sourceColumn } = column;
  if (sourceColumn === null || !isContestable(key, sourceColumn)) return null;
  const row = anyRowOf(key);
  return {
    symbol,
    row,
    column: sourceColumn,
    value: cellLabel(row, column, column.cell(key).value),
    unit: unitLabel(row.unit, currency),
    about: `${symbol} ${contestedFigure(key, sourceColumn)}`,
  };
}
