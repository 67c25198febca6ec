import { useLayoutEffect, useRef } from 'react';
import type { EditorPlacement } from '../../../page-forecast/table-editing.ts';
import type { EditedPage } from '../own/edited-model.ts';
import type { Own } from '../own/own.ts';
import { CellEditor } from './CellEditor.tsx';
import { useCellKeys } from './use-cell-keys.ts';

export interface TableEditorProps extends EditorPlacement {
  readonly own: Own;
  readonly page: EditedPage;
}

/** Takes over the blue cells of the table: it listens to them, and draws into the one that is typed. */
export function TableEditor({ grid, early, own, page }: TableEditorProps) {
  const latest = useRef(page);
  useLayoutEffect(() => {
    latest.current = page;
  });
  const edits = useCellKeys({ grid, early, own, page: latest });
  return <CellEditor grid={grid} own={own} page={page} edits={edits} />;
}
