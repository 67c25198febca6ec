import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/controls/Button.tsx';
import { followKeyboard } from '../../../ui/overlays/follow-keyboard.ts';
import { SaveStateLine } from '../bar/SaveStateLine.tsx';
import type { CellEdits } from '../cells/cell-edits.ts';
import { cellName } from '../cells/cell-names.ts';
import type { Typing } from '../cells/typing.ts';
import { FormulaCode } from '../formula/FormulaCode.tsx';
import { TypingHelp } from '../formula/TypingHelp.tsx';
import { helpId, useTypedField } from '../formula/use-typed-field.ts';
import type { EditedModel } from '../own/edited-model.ts';
import type { Own } from '../own/own.ts';
import type { CellControls } from '../table/cell-controls.ts';
import { recordLabel } from './record.ts';
import { SheetKeys } from './SheetKeys.tsx';
import '../../../ui/overlays/bottom-sheet.css';
import '../bar/formula-bar.css';
import './cell-sheet.css';

interface Props {
  own: Own;
  model: EditedModel;
  typing: Typing;
  controls: CellControls;
  cell: HTMLTableCellElement;
}

/** On a phone, where a cell has no room: typed above the keyboard, with the table still in view. */
export function CellSheet({ own, model, typing, controls, cell }: Props) {
  const sheet = useSheet(cell);
  const name = cellName(typing.row, typing.column);
  const record = recordLabel(model.table, typing.row);
  return createPortal(
    // The field keeps the focus, and the phone its keyboard.
    <div
      ref={sheet}
      className="bottom-sheet cell-sheet"
      popover="manual"
      role="dialog"
      aria-label={`Edit ${name}`}
      onMouseDown={(event) => {
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
      }}
    >
      <div className="row row-between">
        <div>
          <b>{name}</b>
          {record !== null && <p className="caption num">{record}</p>}
        </div>
        <SaveStateLine own={own} />
      </div>
      <SheetField key={name} typing={typing} edits={controls.edits} onKey={controls.onTypingKey} />
      <div id={helpId} className="cell-sheet-help">
        <TypingHelp typing={typing} model={model} edits={controls.edits} />
      </div>
      <SheetKeys own={own} typing={typing} controls={controls} />
      <div className="row cell-sheet-foot">
        <Button onClick={() => controls.typeNext('left')}>Previous</Button>
        <Button onClick={() => controls.typeNext('right')}>Next</Button>
        <Button
          variant="primary"
          onClick={() => {
            if (controls.edits.commit()) controls.select(typing);
          }}
        >
          Done
        </Button>
      </div>
    </div>,
    document.body,
  );
}

function SheetField({
  typing,
  edits,
  onKey,
}: {
  typing: Typing;
  edits: CellEdits;
  onKey: (event: KeyboardEvent) => void;
}) {
  const props = useTypedField(typing, edits);
  const field = props.ref;
  // After the sheet is shown: nothing hidden takes the focus.
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, [field]);
  const isFormula = typing.text.startsWith('=');
  return (
    <div className="fx-bar is-typed">
      <span className="fx-sign" aria-hidden="true">
        fx
      </span>
      <span className="fx-code">
        <code aria-hidden="true">
          <FormulaCode text={typing.text} />
        </code>
        <input
          {...props}
          className="fx-field"
          inputMode={isFormula ? 'text' : 'decimal'}
          enterKeyHint="done"
          onKeyDown={({ nativeEvent }) => onKey(nativeEvent)}
          onScroll={({ currentTarget }) => {
            const code = currentTarget.previousElementSibling;
            if (code !== null) code.scrollLeft = currentTarget.scrollLeft;
          }}
        />
      </span>
    </div>
  );
}

/** Above the keyboard, and the cell above the sheet. */
function useSheet(cell: HTMLTableCellElement) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => sheet.current?.showPopover(), []);
  useEffect(() => (sheet.current === null ? undefined : followKeyboard(sheet.current)), []);
  useEffect(() => {
    const shown = sheet.current;
    if (shown === null) return;
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const keepInView = () => {
      const hidden = cell.getBoundingClientRect().bottom + 16 - shown.getBoundingClientRect().top;
      if (hidden > 0) window.scrollBy(0, hidden);
    };
    const sized = new ResizeObserver(keepInView);
    sized.observe(shown);
    // The bar above the table changes with the first cell that is typed.
    sized.observe(document.body);
    return () => sized.disconnect();
  }, [cell]);
  return sheet;
}
