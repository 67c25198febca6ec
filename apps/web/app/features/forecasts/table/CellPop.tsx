import { formatPercent } from '@tenfold/domain/format';
import { useLayoutEffect, useRef } from 'react';
import { formatMoney } from '../../../figures/format-money.ts';
import { parseCell } from '../cells/parse-cell.ts';
import type { Typing } from '../cells/typing.ts';
import type { EditedPage } from '../own/edited-model.ts';
import '../../../ui/controls/kbd.css';

/** Below the cell, in the top layer: what it comes to, and the keys. */
export function CellPop({
  typing,
  page: { model },
  cell,
}: {
  typing: Typing;
  page: EditedPage;
  cell: HTMLTableCellElement;
}) {
  const pop = useRef<HTMLDivElement>(null);
  const valueBefore = useRef(model.valuePerShare);
  useLayoutEffect(() => {
    const shown = pop.current;
    if (shown === null) return;
    shown.showPopover();
    const { bottom, top, right } = cell.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = shown;
    const left = Math.min(Math.max(8, right - offsetWidth * 0.7), innerWidth - offsetWidth - 8);
    const below = bottom + 4 + offsetHeight <= innerHeight;
    shown.style.left = `${left}px`;
    shown.style.top = `${below ? bottom + 4 : top - offsetHeight - 4}px`;
  }, [cell]);
  const read = parseCell(typing.text);
  return (
    <div ref={pop} id="cell-pop" className="cell-pop" popover="manual">
      {typing.refusal !== null && (
        <p className="cell-pop-refusal" role="alert">
          {typing.refusal}
        </p>
      )}
      <div className="row row-between">
        <span>
          Result{' '}
          <b className="edit num">
            {read.kind === 'value' && typeof read.input === 'number' ? formatPercent(read.input) : '–'}
          </b>
        </span>
        <span className="caption num">
          Value per share {formatMoney(valueBefore.current, model.priceCurrency)} →{' '}
          {formatMoney(model.valuePerShare, model.priceCurrency)}
        </span>
      </div>
      <div className="cell-pop-keys caption">
        <span>
          <kbd className="kbd">Enter</kbd> keep
        </span>
        <span>
          <kbd className="kbd">Tab</kbd> next
        </span>
        <span>
          <kbd className="kbd">Esc</kbd> revert
        </span>
      </div>
    </div>
  );
}
