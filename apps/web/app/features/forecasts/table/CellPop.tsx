import { formatPercent } from '@tenfold/domain/format';
import { useRef } from 'react';
import { formatMoney } from '../../../figures/format-money.ts';
import { cellNow } from '../cells/cell-now.ts';
import { failureLabel } from '../cells/failure-label.ts';
import { parseCell } from '../cells/parse-cell.ts';
import type { Typing } from '../cells/typing.ts';
import type { EditedPage } from '../own/edited-model.ts';
import { usePop } from './use-pop.ts';
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
  const pop = usePop(cell);
  const valueBefore = useRef(model.valuePerShare);
  const read = parseCell(typing.text);
  const { failure } = cellNow(model, typing);
  const reason = typing.text === typing.before ? failureLabel({ ...typing, failure }) : null;
  return (
    <div ref={pop} id="cell-pop" className="cell-pop" popover="manual">
      {typing.refusal !== null && (
        <p className="cell-pop-refusal" role="alert">
          {typing.refusal}
        </p>
      )}
      {reason !== null && <p className="cell-pop-refusal">{reason}</p>}
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
