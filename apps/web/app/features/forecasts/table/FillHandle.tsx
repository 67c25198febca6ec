import { columnKeysAfter } from '@tenfold/domain/custom-forecast';
import { type PointerEvent, useState } from 'react';
import { gridCellOf, typedCellAt } from '../../../page-forecast/typed-cell.ts';
import type { Grid } from '../../../ui/grid/grid.ts';
import type { CellEdits } from '../cells/cell-edits.ts';
import type { CellAt } from '../cells/typing.ts';
import type { Own } from '../own/own.ts';

/** Dragged to the right it fills the cells it passes. For a pointer: Ctrl R does the same. */
export function FillHandle({ grid, own, at, edits }: { grid: Grid; own: Own; at: CellAt; edits: CellEdits }) {
  const [filled, setFilled] = useState<readonly string[]>([]);

  const passed = ({ clientX, clientY }: PointerEvent): readonly string[] => {
    const keys = columnKeysAfter(own.lastYear);
    const under = document.elementsFromPoint(clientX, clientY).find((each) => each.tagName === 'TD');
    const to = typedCellAt(grid.cellAt(under ?? null));
    if (to === null) return filled;
    return keys.slice(keys.indexOf(at.column) + 1, keys.indexOf(to.column) + 1);
  };
  const mark = (columns: readonly string[]) => {
    for (const column of columnKeysAfter(own.lastYear)) {
      const cell = grid.elementOf(gridCellOf({ row: at.row, column }));
      cell?.classList.toggle('in-range', columns.includes(column));
    }
    setFilled(columns);
  };

  return (
    <span
      className="fill-handle"
      aria-hidden="true"
      onPointerDown={(event) => {
        event.preventDefault();
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) mark(passed(event));
      }}
      onPointerUp={() => {
        if (filled.length > 0) edits.fill(at, filled);
        mark([]);
      }}
      onPointerCancel={() => mark([])}
      onClick={(event) => event.stopPropagation()}
    />
  );
}
