import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { cellName } from '../cells/cell-names.ts';
import type { CellEdits } from '../cells/edit-cells.ts';
import type { Typing } from '../cells/typing.ts';
import type { EditedPage } from '../own/edited-model.ts';
import type { Own } from '../own/own.ts';
import { CellPop } from './CellPop.tsx';
import { FailureReasons } from './FailureReasons.tsx';
import { FillHandle } from './FillHandle.tsx';
import { elementAt } from './grid.ts';
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
      {cell !== null &&
        at !== null &&
        createPortal(
          typing === null ? (
            <FillHandle table={table} own={own} at={at} edits={edits} />
          ) : (
            <CellField key={`${at.row} ${at.column}`} typing={typing} edits={edits} page={page} cell={cell} />
          ),
          cell,
        )}
    </>
  );
}

function CellField({
  typing,
  edits,
  page,
  cell,
}: {
  typing: Typing;
  edits: CellEdits;
  page: EditedPage;
  cell: HTMLTableCellElement;
}) {
  const field = useRef<HTMLInputElement>(null);
  const { replaces } = typing;
  useLayoutEffect(() => {
    const input = field.current;
    if (input === null) return;
    input.focus({ preventScroll: true });
    if (replaces) input.setSelectionRange(input.value.length, input.value.length);
    else input.select();
  }, [replaces]);
  useEffect(() => {
    cell.classList.add('is-editing');
    return () => cell.classList.remove('is-editing');
  }, [cell]);
  return (
    <>
      <input
        ref={field}
        className="cell-input"
        aria-label={cellName(typing.row, typing.column)}
        aria-describedby="cell-pop"
        aria-invalid={typing.refusal !== null}
        value={typing.text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => edits.change(event.currentTarget.value)}
        onBlur={(event) => {
          // To the formula bar of the same cell.
          if (event.relatedTarget instanceof Element && event.relatedTarget.closest('.fx-bar')) return;
          if (!edits.keep()) edits.revert();
        }}
      />
      <CellPop typing={typing} page={page} cell={cell} />
    </>
  );
}
