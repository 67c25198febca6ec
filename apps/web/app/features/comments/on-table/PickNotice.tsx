import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { type Grid, nameColumn } from '../../../ui/grid/grid.ts';
import { ActionIcon } from '../../../ui/text/ActionIcon.tsx';

/** At the end of the window, where it hides no head of the table. */
export function PickNotice({ grid, onCancel }: { grid: Grid; onCancel: () => void }) {
  const cancel = useRef(onCancel);
  cancel.current = onCancel;
  useEffect(() => {
    const table = grid.element;
    table?.classList.add('is-picking');
    const { cursor, columns, rows } = grid;
    const last = { row: rows[0] ?? '', column: columns.at(-1) ?? '' };
    const at = cursor === null || cursor.column === nameColumn ? last : cursor;
    if (grid.isShown(at)) {
      grid.select(at);
      grid.bringIntoView(at);
    } else if (cursor !== null) grid.select(cursor);
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) cancel.current();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      table?.classList.remove('is-picking');
      window.removeEventListener('keydown', onKey);
    };
  }, [grid]);
  return (
    <div className="pick-notice" role="status">
      <ActionIcon name="comment" />
      <p>
        <b>Pick a cell.</b>{' '}
        <span className="desktop-only">
          Press a figure in the table, or move with the arrow keys and press Enter.
        </span>
        <span className="mobile-only">Tap a figure in the table.</span>
      </p>
      <Button size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
