import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Back into the row once what had the focus was replaced, or disabled for a moment, and the row can be used again. */
export function useReturnedFocus(row: RefObject<HTMLElement | null>, isReady: boolean): () => void {
  const [isWanted, want] = useState(false);
  useEffect(() => {
    if (!isWanted || !isReady) return;
    want(false);
    if (document.activeElement !== document.body) return;
    // Re-arm goes once the alert is loaded again; the first of the buttons with icons stays.
    const stays = ['[data-edit]', '.alert-buttons button'].map((one) => row.current?.querySelector(one));
    (stays.find((button) => button != null) as HTMLElement | undefined)?.focus();
  }, [isWanted, isReady, row]);
  return () => want(true);
}

/** In the middle of the window, with the focus on what the reader came for: a fired alert is armed again by it. */
export function useShownRow(row: RefObject<HTMLElement | null>, isLinked: boolean): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit
  useEffect(() => {
    if (!isLinked) return;
    row.current?.scrollIntoView({ block: 'center' });
    // Not from a reader who has begun with something else while it loaded.
    if (document.activeElement !== document.body) return;
    row.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isLinked, key]);
}
