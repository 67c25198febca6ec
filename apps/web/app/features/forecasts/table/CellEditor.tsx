import { effectOf } from '@tenfold/domain/row-effects';
import { useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { gridCellOf } from '../../../page-forecast/typed-cell.ts';
import type { Grid } from '../../../ui/grid/grid.ts';
import type { CellEdits } from '../cells/cell-edits.ts';
import { cellNow } from '../cells/cell-now.ts';
import type { CellAt, Typing } from '../cells/typing.ts';
import { useTypedField } from '../formula/use-typed-field.ts';
import type { EditedModel, EditedPage } from '../own/edited-model.ts';
import type { Own } from '../own/own.ts';
import { CellSheet } from '../sheet/CellSheet.tsx';
import { CellPop } from './CellPop.tsx';
import { EditReport } from './EditReport.tsx';
import { EffectHint } from './EffectHint.tsx';
import { FailureReasons } from './FailureReasons.tsx';
import { FillHandle } from './FillHandle.tsx';
import { FirstHint } from './FirstHint.tsx';
import { ReferenceFrames } from './ReferenceFrames.tsx';
import { TrialOffer } from './TrialOffer.tsx';
import '../../../ui/overlays/pop-card.css';
import './cell-editor.css';

interface Props {
  grid: Grid;
  own: Own;
  page: EditedPage;
  edits: CellEdits;
}

/** What is drawn into the selected cell: the field it is typed in, or the handle that fills right. */
export function CellEditor({ grid, own, page, edits }: Props) {
  const { typing, selected, hasFocus } = useStore(own.cursor);
  const at = typing ?? selected;
  const cell = at && grid.elementOf(gridCellOf(at));
  return (
    <>
      <FailureReasons
        grid={grid}
        typed={page.model.typed}
        selected={hasFocus && typing === null ? selected : null}
      />
      {typing !== null && <ReferenceFrames grid={grid} typing={typing} lastYear={own.lastYear} />}
      {cell !== null && typing !== null && (
        <TypedCell typing={typing} cell={cell} own={own} page={page} edits={edits} />
      )}
      {cell !== null &&
        at !== null &&
        typing === null &&
        createPortal(<FillHandle grid={grid} own={own} at={at} edits={edits} />, cell)}
      <EditReport cursor={own.cursor} model={page.model} />
      {!own.signedIn && <TrialOffer own={own} model={page.model} />}
      {cell !== null && at !== null && typing === null && hasFocus && (
        <Hint own={own} model={page.model} cell={cell} at={at} edits={edits} />
      )}
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

interface HintProps {
  own: Own;
  model: EditedModel;
  cell: HTMLTableCellElement;
  at: CellAt;
  edits: CellEdits;
}

/** How to type, until something is in a person's first forecast; then only where typing wouldn't move the value. */
function Hint({ own, ...shown }: HintProps) {
  const { model, at } = shown;
  const { saved, dialog, history } = useStore(own.session.store);
  if (dialog !== null) return null;
  const hasTyped = model.typed.length > 0 || history.past.length > 0 || history.future.length > 0;
  if (!hasTyped && saved.length <= 1) {
    return createPortal(<FirstHint key={at.row} {...shown} />, document.body);
  }
  if (cellNow(model, at).failure !== null) return null;
  if (effectOf(model.result.method, at.row, model.typed) === 'value') return null;
  return createPortal(<EffectHint key={at.row} {...shown} />, document.body);
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
