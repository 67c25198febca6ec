import { useStore } from 'zustand';
import { Toasts } from '../../../ui/overlays/Toasts.tsx';
import type { CursorStore } from '../cells/cursor.ts';

/** What was pasted or typed and isn't in the forecast as it looked, until it is dismissed or the next edit. */
export function EditReport({ cursor }: { cursor: CursorStore }) {
  const report = useStore(cursor, ({ report }) => report);
  const shown = report === null ? [] : [{ key: 0, text: report }];
  return <Toasts messages={{ shown, showMessage() {}, dismiss: () => cursor.setState({ report: null }) }} />;
}
