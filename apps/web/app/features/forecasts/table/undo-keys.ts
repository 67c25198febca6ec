import type { EditingSession } from '../session/session.ts';

/** Ctrl Z, and Ctrl Shift Z or Ctrl Y. */
export function isUndoing({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && /^[zy]$/i.test(key);
}

/** Wherever the focus is on the page: only a text field has an undo of its own. */
export function onUndoKeys(session: EditingSession, signal: AbortSignal): void {
  const undo = (event: KeyboardEvent) => {
    const { target } = event;
    if (!isUndoing(event) || event.defaultPrevented || session.store.getState().open === null) return;
    if (target instanceof Element && target.closest('input, textarea, select, dialog') !== null) return;
    event.preventDefault();
    if (event.key.toLowerCase() === 'y' || event.shiftKey) session.redo();
    else session.undo();
  };
  document.addEventListener('keydown', undo, { signal });
}
