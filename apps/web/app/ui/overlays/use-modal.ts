import { type RefObject, useEffect, useRef } from 'react';

export function useModal(): { dialog: RefObject<HTMLDialogElement | null>; close: () => void } {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown !== null && !shown.open) shown.showModal();
  }, []);
  return { dialog, close: () => dialog.current?.close() };
}
