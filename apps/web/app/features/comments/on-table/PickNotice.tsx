import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { ActionIcon } from '../../../ui/text/ActionIcon.tsx';

/** At the end of the window, where it hides no head of the table. */
export function PickNotice({ table, onCancel }: { table: HTMLTableElement; onCancel: () => void }) {
  const cancel = useRef(onCancel);
  cancel.current = onCancel;
  useEffect(() => {
    table.classList.add('is-picking');
    const first = table.querySelector<HTMLElement>('tbody [tabindex="0"]');
    const cell =
      first?.closest('td') ?? table.querySelector<HTMLTableCellElement>('tr[data-row] > td:last-child');
    if (!cell?.getClientRects().length) first?.focus({ preventScroll: true });
    else {
      cell.tabIndex = 0;
      cell.focus({ preventScroll: true });
      cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') cancel.current();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      table.classList.remove('is-picking');
      window.removeEventListener('keydown', onKey);
    };
  }, [table]);
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
