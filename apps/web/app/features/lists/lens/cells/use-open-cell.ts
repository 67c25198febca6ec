import { isLensField, type LensFieldKey } from '@tenfold/domain/lens';
import { useCallback, useRef, useState } from 'react';

/** `company`: what is said of the company as a whole. */
export interface LensCellName {
  readonly symbol: string;
  readonly field: LensFieldKey | 'company';
}

export interface OpenCell extends LensCellName {
  /** In the window, of the cell. */
  readonly rect: DOMRect;
}

/** The cell whose panel is open; closing it returns the focus. */
export function useOpenCell() {
  const [open, setOpen] = useState<OpenCell | null>(null);
  const pressed = useRef<HTMLElement | null>(null);
  return {
    open,
    openFrom: useCallback((cell: LensCellName, from: HTMLElement) => {
      pressed.current = from;
      setOpen({ ...cell, rect: (from.closest('td, th') ?? from).getBoundingClientRect() });
    }, []),
    close() {
      setOpen(null);
      pressed.current?.focus({ preventScroll: true });
    },
  };
}

/** Null where it is no field. */
export function lensCell(symbol: string, field: string): LensCellName | null {
  return field === 'company' || isLensField(field) ? { symbol, field } : null;
}
