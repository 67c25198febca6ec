import { type RefObject, useEffect, useRef } from 'react';
import { followKeyboard } from './follow-keyboard.ts';
import { ignoreFirstKeys } from './ignore-first-keys.ts';

let current: HTMLDialogElement | null = null;

/**
 * Only one modal is open: opening another closes it.
 *
 * @param prompts it may open under somebody’s typing, and asks something: the focus goes to its first action
 */
export function useModal({ prompts = false } = {}): {
  dialog: RefObject<HTMLDialogElement | null>;
  close: () => void;
} {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown === null) return;
    // What is under the fingers of somebody who types: not a button, which was pressed to open this.
    const typing = document.activeElement?.matches('body, td, td *, input, textarea') === true;
    if (!shown.open) {
      // First: the focus then returns to what opened the earlier one.
      current?.close();
      current = shown;
      shown.showModal();
      if (prompts) focusFirstAction(shown);
    }
    const stopIgnoring = prompts && typing ? ignoreFirstKeys(shown) : undefined;
    const stopFollowing = followKeyboard(shown);
    return () => {
      stopIgnoring?.();
      stopFollowing();
    };
  }, [prompts]);
  return { dialog, close: () => dialog.current?.close() };
}

const typed = '.modal-body :is(input:not([type="checkbox"], [type="radio"]), select, textarea)';

/** The browser takes the first one of all, which closes it. What is to be filled in keeps its own order. */
function focusFirstAction(shown: HTMLDialogElement): void {
  const isOnClose = document.activeElement?.closest('.modal-head') != null;
  if (!isOnClose || shown.querySelector(typed) !== null) return;
  shown.querySelector<HTMLElement>('.modal-foot :is(a[href], button:enabled)')?.focus();
}
