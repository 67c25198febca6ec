import { useEffect, useRef } from 'react';

/** By keyboard the one that is shown has the focus, also once the one before it left or a dialog closed. */
export function useFocusOnShown(at: string | null, dialog: string | null) {
  const place = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once another is shown or a dialog is gone
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const { activeElement } = document;
    const isHere =
      activeElement === document.body || place.current?.querySelector('ul')?.contains(activeElement);
    if (isHere) place.current?.querySelector<HTMLElement>('[aria-current] a')?.focus();
  }, [at, dialog]);
  return place;
}
