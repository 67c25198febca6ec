import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { moveSymbol } from './move-symbol.ts';

interface Named {
  readonly symbol: string;
  readonly shortName: string;
}

export interface Reorder {
  /** As they would be when the company that is held were dropped now. */
  readonly symbols: readonly string[];
  readonly held: string | null;
  /** For a region that is read out. */
  readonly spoken: string;
  handleOf(company: Named): HandleProps;
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

interface Held {
  readonly symbol: string;
  readonly by: 'key' | 'pointer';
  readonly symbols: readonly string[];
}

/** How near its edge, in pixels, a scrolled table moves on while something is dragged there. */
const edge = 48;
const stepPx = 14;

/**
 * Puts companies in order: dragged by their handle, or with it focused by Space, arrow keys and Space. Escape puts
 * them back. @param across whether they stand side by side
 */
export function useReorder(
  all: readonly Named[],
  across: boolean,
  onArrange: (symbols: readonly string[]) => void,
): Reorder {
  const [held, setHeld] = useState<Held | null>(null);
  const [spoken, setSpoken] = useState('');
  const pointed = useRef<number | null>(null);
  const given = all.map(({ symbol }) => symbol);
  const symbols = held?.symbols ?? given;
  const place = (order: readonly string[], symbol: string) =>
    `${order.indexOf(symbol) + 1} of ${order.length}`;

  const pick = ({ symbol, shortName }: Named, by: Held['by']) => {
    setHeld({ symbol, by, symbols: given });
    setSpoken(
      `${shortName} picked up at ${place(given, symbol)}. Arrows move it, Space drops it, Escape cancels.`,
    );
  };
  const move = ({ symbol, shortName }: Named, to: number) => {
    if (held === null) return;
    const moved = moveSymbol(held.symbols, symbol, to);
    setHeld({ ...held, symbols: moved });
    setSpoken(`${shortName}, ${place(moved, symbol)}.`);
  };
  const drop = ({ symbol, shortName }: Named) => {
    if (held === null) return;
    setSpoken(`${shortName} dropped at ${place(held.symbols, symbol)}.`);
    setHeld(null);
    if (held.symbols.join() !== given.join()) onArrange(held.symbols);
  };
  const cancel = ({ shortName, symbol }: Named) => {
    setHeld(null);
    setSpoken(`${shortName} is back at ${place(given, symbol)}.`);
  };

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
    const [at, start, end] = across ? [clientX, left, right] : [clientY, top, bottom];
    const by = scrollStep(at, start, end);
    if (by !== 0) scroller.scrollBy(across ? { left: by } : { top: by });
  }
  const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]');
  return under == null ? null : Number(under.dataset.place);
}

export function scrollStep(at: number, start: number, end: number): number {
  if (at > end - edge) return stepPx;
  return at < start + edge ? -stepPx : 0;
}
