import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type NamedCompany, useHeldCompany } from './use-held-company.ts';

export interface Reorder {
  /** As they would be when the company that is held were dropped now. */
  readonly symbols: readonly string[];
  readonly held: string | null;
  /** For a region that is read out. */
  readonly spoken: string;
  handleOf(company: NamedCompany): HandleProps;
}

interface HandleProps {
  readonly 'aria-pressed': boolean;
  onKeyDown(event: KeyboardEvent): void;
  onBlur(): void;
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
}

/** How near its edge, in pixels, a scrolled table moves on while something is dragged there. */
const edge = 48;
const stepPx = 14;

/**
 * Puts companies in order: dragged by their handle, or with it focused by Space, arrow keys and Space. Escape puts
 * them back. @param across whether they stand side by side
 */
export function useReorder(
  all: readonly NamedCompany[],
  across: boolean,
  onArrange: (symbols: readonly string[]) => void,
): Reorder {
  const { held, symbols, spoken, pick, move, drop, cancel } = useHeldCompany(all, onArrange);
  const pointed = useRef<number | null>(null);
  return {
    symbols,
    held: held?.symbol ?? null,
    spoken,
    handleOf: (company) => {
      const isHeld = held?.symbol === company.symbol;
      return {
        'aria-pressed': isHeld,
        onKeyDown: (event) => {
          const steps = stepsOf(event.key, across);
          if (event.key === ' ' || event.key === 'Enter') {
            event.preventDefault();
            if (isHeld) drop(company);
            else pick(company, 'key');
          } else if (isHeld && event.key === 'Escape') {
            event.preventDefault();
            cancel(company);
          } else if (isHeld && steps !== null) {
            event.preventDefault();
            move(company, symbols.indexOf(company.symbol) + steps);
          }
        },
        onBlur: () => {
          if (isHeld && held.by === 'key') drop(company);
        },
        onPointerDown: (event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          pointed.current = event.pointerId;
          pick(company, 'pointer');
        },
        onPointerMove: (event) => {
          if (pointed.current !== event.pointerId || !isHeld) return;
          const to = placeUnder(event, across);
          if (to !== null && to !== symbols.indexOf(company.symbol)) move(company, to);
        },
        onPointerUp: (event) => {
          if (pointed.current !== event.pointerId) return;
          pointed.current = null;
          drop(company);
        },
        onPointerCancel: () => {
          pointed.current = null;
          cancel(company);
        },
      };
    },
  };
}

function stepsOf(key: string, across: boolean): number | null {
  if (key === (across ? 'ArrowRight' : 'ArrowDown')) return 1;
  if (key === (across ? 'ArrowLeft' : 'ArrowUp')) return -1;
  return null;
}

/** The place of the company under the pointer, by `data-place`; near an edge what scrolls moves on. */
function placeUnder({ clientX, clientY, currentTarget }: PointerEvent, across: boolean): number | null {
  const scroller = currentTarget.closest('.table-scroll');
  if (scroller !== null) {
    const { left, right, top, bottom } = scroller.getBoundingClientRect();
    if (across) scroller.scrollBy({ left: scrollStep(clientX, left, right) });
    else scroller.scrollBy({ top: scrollStep(clientY, top, bottom) });
  }
  const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]');
  return under == null ? null : Number(under.dataset.place);
}

export function scrollStep(at: number, start: number, end: number): number {
  if (at > end - edge) return stepPx;
  return at < start + edge ? -stepPx : 0;
}
