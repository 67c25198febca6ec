import { type RefObject, useEffect, useRef } from 'react';
import { followKeyboard } from './follow-keyboard.ts';

let current: HTMLDialogElement | null = null;

/** Only one modal is open: opening another closes it. */
export function useModal(): { dialog: RefObject<HTMLDialogElement | null>; close: () => void } {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown === null) return;
    if (!shown.open) {
      // First: the focus then returns to what opened the earlier one.
      current?.close();
      current = shown;
      shown.showModal();
    }
    return followKeyboard(shown);
  }, []);
  return { dialog, close: () => dialog.current?.close() };
}
