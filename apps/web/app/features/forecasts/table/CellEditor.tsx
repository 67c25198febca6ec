import { useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import type { CellEdits } from '../cells/cell-edits.ts';
import type { Typing } from '../cells/typing.ts';
import { useTypedField } from '../formula/use-typed-field.ts';
import type { EditedModel, EditedPage } from '../own/edited-model.ts';
import type { Own } from '../own/own.ts';
import { CellSheet } from '../sheet/CellSheet.tsx';
import { CellPop } from './CellPop.tsx';
import { FailureReasons } from './FailureReasons.tsx';
import { FillHandle } from './FillHandle.tsx';
import { FirstHint } from './FirstHint.tsx';
import { elementAt } from './grid.ts';
import { ReferenceFrames } from './ReferenceFrames.tsx';
import './cell-editor.css';

interface Props {
  table: HTMLTableElement;
  own: Own;
  page: EditedPage;
  edits: CellEdits;
}

/** What is drawn into the selected cell: the field it is typed in, or the handle that fills right. */
export function CellEditor({ table, own, page, edits }: Props) {
  const { typing, selected, hasFocus } = useStore(own.cursor);
  const at = typing ?? selected;
  const cell = at && elementAt(table, at, own.lastYear);
  return (
    <>
      <FailureReasons
        table={table}
        lastYear={own.lastYear}
        typed={page.model.typed}
        selected={hasFocus && typing === null ? selected : null}
      />
      {typing !== null && (
        <ReferenceFrames table={table} typing={typing} model={page.model} lastYear={own.lastYear} />
      )}
      {cell !== null && typing !== null && <TypedCell {...{ typing, cell, own, page, edits }} />}
      {cell !== null &&
        at !== null &&
        typing === null &&
        createPortal(<FillHandle table={table} own={own} at={at} edits={edits} />, cell)}
      {cell !== null && typing === null && hasFocus && <Hint own={own} model={page.model} cell={cell} />}
    </>
  );
}

type TypedProps = Pick<Props, 'own' | 'page' | 'edits'> & { typing: Typing; cell: HTMLTableCellElement };

function TypedCell({ typing, cell, own, page: { model }, edits }: TypedProps) {
  const { controls } = useStore(own.cursor);
  useEffect(() => {
    cell.classList.add('is-editing');
    return () => cell.classList.remove('is-editing');
  }, [cell]);
  if (typing.field === 'sheet') {
    return controls && <CellSheet own={own} model={model} typing={typing} controls={controls} cell={cell} />;
  }
  return createPortal(
    <CellField
      key={`${typing.row} ${typing.column}`}
      typing={typing}
      edits={edits}
      model={model}
      cell={cell}
    />,
    cell,
  );
}

/** Until something is typed in a person's first forecast. */
function Hint({ own, model, cell }: { own: Own; model: EditedModel; cell: HTMLTableCellElement }) {
  const { saved, asks, history } = useStore(own.session.store);
  const hasTyped = model.typed.length > 0 || history.past.length > 0 || history.future.length > 0;
  if (!own.signedIn || hasTyped || saved.length > 1 || asks !== null) return null;
  return createPortal(<FirstHint cell={cell} />, document.body);
}

function CellField({
  typing,
  edits,
  model,
  cell,
}: {
  typing: Typing;
  edits: CellEdits;
  model: EditedModel;
  cell: HTMLTableCellElement;
}) {
  const props = useTypedField(typing, edits);
  const field = props.ref;
  const { replaces } = typing;
  const isHere = typing.field === 'cell';
  useLayoutEffect(() => {
    const input = field.current;
    if (input === null || !isHere) return;
    input.focus({ preventScroll: true });
    if (replaces) input.setSelectionRange(input.value.length, input.value.length);
    else input.select();
  }, [field, replaces, isHere]);
  return (
    <>
      <input
        {...props}
        className={`cell-input${typing.text.startsWith('=') ? ' is-formula' : ''}`}
        onFocus={() => edits.moveTo('cell')}
        tabIndex={isHere ? undefined : -1}
        aria-hidden={!isHere}
      />
      {isHere && <CellPop typing={typing} model={model} edits={edits} beside={cell} />}
    </>
  );
}
