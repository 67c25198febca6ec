import { type RefObject, useEffect, useRef } from 'react';

/** A `<dialog>` that is open, over everything else, for as long as it is on the page. */
export function useModal(): { dialog: RefObject<HTMLDialogElement | null>; close: () => void } {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown !== null && !shown.open) shown.showModal();
  }, []);
  return { dialog, close: () => dialog.current?.close() };
}
