import type { ComponentProps } from 'react';
import { usePop } from '../../../ui/overlays/use-pop.ts';
import { MovesLine } from '../formula/MovesLine.tsx';
import '../../../ui/controls/kbd.css';

/** Shown until something is typed: where to type, and how. */
export function FirstHint({
  cell,
  ...line
}: ComponentProps<typeof MovesLine> & { cell: HTMLTableCellElement }) {
  const pop = usePop(cell);
  return (
    <div ref={pop} className="pop-card cell-pop first-hint" popover="manual" role="note">
      <MovesLine {...line} />
      <div>
        <p>Type a percentage here, such as 7.5, or = to begin a formula.</p>
        <p className="caption">Undo takes back every step.</p>
      </div>
      <div className="cell-pop-foot caption">
        <div className="cell-pop-keys">
          <span>
            <kbd className="kbd">Enter</kbd> keep
          </span>
          <span>
            <kbd className="kbd">Esc</kbd> revert
          </span>
        </div>
      </div>
    </div>
  );
}
