import { Button } from '../../../ui/controls/Button.tsx';
import { type MenuRow, mostEntries, newRow, toEntries } from './menu-rows.ts';
import '../../../ui/controls/kbd.css';

interface MenuFootProps {
  readonly rows: readonly MenuRow[];
  readonly onAdd: (added: readonly MenuRow[]) => void;
}

/** What adds to the end of a menu, and the keys that move its rows. */
export function MenuFoot({ rows, onAdd }: MenuFootProps) {
  const isFull = toEntries(rows).length >= mostEntries;
  return (
    <div className="menu-foot row row-wrap">
      <Button size="sm" icon="plus" disabled={isFull} onClick={() => onAdd([newRow(false)])}>
        Add link
      </Button>
      <Button size="sm" icon="plus" disabled={isFull} onClick={() => onAdd([newRow(false), newRow(true)])}>
        Add group
      </Button>
      {isFull && <span className="caption">At most {mostEntries} entries</span>}
      <span className="caption push desktop-only">
        <kbd className="kbd">Space</kbd> lifts, <kbd className="kbd">↑</kbd> <kbd className="kbd">↓</kbd>{' '}
        moves, <kbd className="kbd">←</kbd> <kbd className="kbd">→</kbd> changes the level,{' '}
        <kbd className="kbd">Esc</kbd> puts back
      </span>
    </div>
  );
}
