import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { type Arranging, type Movable, useHeld } from './use-held.ts';

export interface Reorder {
  /** The order there would be if the one that is held were dropped now. */
  readonly keys: readonly string[];
  readonly held: string | null;
  /** For a region that is read out. */
  readonly spoken: string;
  handleOf(item: Movable): HandleProps;
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

interface ReorderOptions extends Arranging {
  /** Whether they stand side by side. */
  readonly across?: boolean;
  /** Where lists stand within lists: `data-list` of what has `data-place`. */
  readonly list?: string;
  /** By Left and Right, of what is held. */
  readonly onLevel?: (item: Movable, step: 1 | -1) => string | null;
}

/**
 * Puts things in order: dragged by their handle, or with it focused by Space, arrow keys and Space. Escape puts
 * them back.
 */
export function useReorder(all: readonly Movable[], options: ReorderOptions): Reorder {
  const { across = false, list, onLevel } = options;
  const { held, keys, spoken, announce, pick, move, drop, cancel } = useHeld(all, options);
  const pointed = useRef<{ readonly id: number; readonly handle: Element } | null>(null);
  // What is held may be put into the page anew where it goes, and then loses the pointer.
  useLayoutEffect(() => {
    const { id, handle } = pointed.current ?? {};
    if (id !== undefined && handle?.isConnected && !handle.hasPointerCapture(id))
      handle.setPointerCapture(id);
  });
  return {
    keys,
    held: held?.key ?? null,
    spoken,
    handleOf: (item) => {
      const isHeld = held?.key === item.key;
      return {
        'aria-pressed': isHeld,
        onKeyDown: (event) => {
          const steps = stepsOf(event.key, across);
          const level = onLevel && levelOf(event.key);
          if (event.key === ' ' || event.key === 'Enter') {
            event.preventDefault();
            if (isHeld) drop(item);
            else pick(item, 'key');
          } else if (isHeld && event.key === 'Escape') {
            event.preventDefault();
            cancel(item);
          } else if (isHeld && steps !== null) {
            event.preventDefault();
            move(item, keys.indexOf(item.key) + steps);
          } else if (isHeld && level) {
            event.preventDefault();
            drop(item);
            announce(onLevel(item, level) ?? '');
          }
        },
        onBlur: () => {
          if (isHeld && held.by === 'key') drop(item);
        },
        onPointerDown: (event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          pointed.current = { id: event.pointerId, handle: event.currentTarget };
          pick(item, 'pointer');
        },
        onPointerMove: (event) => {
          if (pointed.current?.id !== event.pointerId || !isHeld) return;
          const to = placeUnder(event, across, list);
          if (to !== null && to !== keys.indexOf(item.key)) move(item, to);
        },
        onPointerUp: (event) => {
          if (pointed.current?.id !== event.pointerId) return;
          pointed.current = null;
          drop(item);
        },
        onPointerCancel: () => {
          pointed.current = null;
          cancel(item);
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

function levelOf(key: string): 1 | -1 | null {
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : null;
}

/** The place of what is under the pointer, by `data-place`; near an edge what scrolls moves on. */
function placeUnder(
  { clientX, clientY, currentTarget }: PointerEvent,
  across: boolean,
  list: string | undefined,
): number | null {
  const placed = list === undefined ? '[data-place]' : `[data-place][data-list="${list}"]`;
  const scroller = currentTarget.closest('.table-scroll');
  if (scroller !== null) {
    const { left, right, top, bottom } = scroller.getBoundingClientRect();
    if (across) scroller.scrollBy({ left: scrollStep(clientX, left, right) });
    else scroller.scrollBy({ top: scrollStep(clientY, top, bottom) });
  }
  const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(placed);
  return under == null ? null : Number(under.dataset.place);
}

export function scrollStep(at: number, start: number, end: number): number {
  if (at > end - edge) return stepPx;
  return at < start + edge ? -stepPx : 0;
}
