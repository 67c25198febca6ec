import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

interface Line {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
}

/**
 * By keyboard alone: the card that was decided leaves, and with it the button that had the focus. The card in its place has
 * it next.
 *
 * @param cards which there are: one that comes as one leaves keeps their number
 */
export function useNextInLine(cards: string): Line {
  const ref = useRef<HTMLDivElement>(null);
  const at = useRef(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a card has left
  useEffect(() => {
    if (at.current < 0 || document.activeElement !== document.body) return;
    const left = [...(ref.current?.children ?? [])];
    const next = left[Math.min(at.current, left.length - 1)];
    next?.querySelector<HTMLElement>('h2 a')?.focus();
  }, [cards]);

  return {
    ref,
    onFocus: ({ target }) => {
      at.current = [...(ref.current?.children ?? [])].findIndex((card) => card.contains(target));
    },
  };
}
