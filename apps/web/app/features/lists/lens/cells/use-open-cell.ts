import type { LensFieldKey } from '@tenfold/domain/lens';
import { isLensField } from '@tenfold/domain/lens';
import { useRef, useState } from 'react';

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
  const from = useRef<HTMLElement | null>(null);
  return {
    open,
    openFrom(target: EventTarget) {
      // Links, boxes and what removes or moves a company are no part of their cell.
      if ((target as Element).closest('a, label, .icon-btn') !== null) return;
      const cell = (target as Element).closest<HTMLElement>('[data-symbol][data-field]');
      const { symbol, field } = cell?.dataset ?? {};
      if (cell === null || symbol === undefined || field === undefined) return;
      if (field !== 'company' && !isLensField(field)) return;
      const control = (target as Element).closest<HTMLElement>('button');
      from.current = control ?? cell;
      setOpen({ symbol, field, rect: cell.getBoundingClientRect() });
    },
    close() {
      setOpen(null);
      from.current?.focus({ preventScroll: true });
    },
  };
}
