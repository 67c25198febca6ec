import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Toasts } from '../../../ui/overlays/Toasts.tsx';
import type { CursorStore } from '../cells/cursor.ts';
import { remarkOn } from '../cells/remark.ts';
import type { EditedModel } from '../own/edited-model.ts';

interface Props {
  cursor: CursorStore;
  model: EditedModel;
}

/** What was pasted or typed and isn't in the forecast as it looked, until it is dismissed or the next edit. */
export function EditReport({ cursor, model: { typed } }: Props) {
  const { report, unvalued } = useStore(cursor);
  const shown = report === null ? [] : [{ key: 0, text: report }];

  useEffect(() => {
    if (unvalued === null) return;
    const { row, column, text } = unvalued;
    const cell = typed.find((each) => each.row === row && each.column === column);
    if (cell === undefined || (cell.value === null && cell.failure === null)) return;
    cursor.setState({ report: remarkOn(row, text, cell.value), unvalued: null });
  }, [cursor, typed, unvalued]);

  return <Toasts messages={{ shown, showMessage() {}, dismiss: () => cursor.setState({ report: null }) }} />;
}
