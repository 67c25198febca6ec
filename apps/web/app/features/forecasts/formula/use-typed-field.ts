import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { listBoxField } from '../../../ui/overlays/list-box.ts';
import { isBlock } from '../cells/block.ts';
import type { CellEdits } from '../cells/cell-edits.ts';
import { cellName } from '../cells/cell-names.ts';
import { suggestionList, type Typing } from '../cells/typing.ts';

export const helpId = 'cell-pop';

type FieldProps = ComponentProps<'input'> & { ref: RefObject<HTMLInputElement | null> };

/** What every field is given in which a cell is typed. */
export function useTypedField(typing: Typing, edits: CellEdits): FieldProps {
  const field = useRef<HTMLInputElement>(null);
  const { placed, caret } = typing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: elsewhere the person puts the caret
  useLayoutEffect(() => {
    if (placed === 0 || field.current === null) return;
    field.current.setSelectionRange(caret, caret);
  }, [placed]);
  const list = suggestionList(typing);
  return {
    ref: field,
    ...listBoxField(list),
    'aria-label': cellName(typing.row, typing.column),
    'aria-describedby': helpId,
    'aria-controls': list.shown ? list.id : undefined,
    'aria-invalid': typing.refusal !== null,
    value: typing.text,
    onChange: ({ currentTarget: { value, selectionStart } }) =>
      edits.change(value, selectionStart ?? value.length),
    onPaste(event) {
      // A field of one line would join lines and columns: 7 and 8 became 78.
      if (!isBlock(event.clipboardData.getData('text/plain'))) return;
      event.preventDefault();
      edits.refuse('That’s more than one cell. Press Esc, then paste it into the table.');
    },
    onSelect: ({ currentTarget: { selectionEnd } }) => edits.moveCaret(selectionEnd ?? 0),
    onBlur: ({ relatedTarget }) => {
      // On to another field of the same cell.
      if (relatedTarget instanceof Element && relatedTarget.closest('.fx-bar, .cell-input, .cell-sheet'))
        return;
      if (!edits.commit()) edits.giveUp();
    },
  };
}
