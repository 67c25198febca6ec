import { useState } from 'react';
import { moveSymbol } from './move-symbol.ts';

export interface NamedCompany {
  readonly symbol: string;
  readonly shortName: string;
}

interface Held {
  readonly symbol: string;
  readonly by: 'key' | 'pointer';
  readonly symbols: readonly string[];
}

/** The company that is held, the order as it would be when it were dropped now, and what is said of it. */
export function useHeldCompany(
  all: readonly NamedCompany[],
  onArrange: (symbols: readonly string[]) => void,
) {
  const [held, setHeld] = useState<Held | null>(null);
  const [spoken, setSpoken] = useState('');
  const given = all.map(({ symbol }) => symbol);
  const place = (order: readonly string[], symbol: string) =>
    `${order.indexOf(symbol) + 1} of ${order.length}`;
  return {
    held,
    symbols: held?.symbols ?? given,
    spoken,
    pick({ symbol, shortName }: NamedCompany, by: Held['by']) {
      setHeld({ symbol, by, symbols: given });
      setSpoken(
        `${shortName} picked up at ${place(given, symbol)}. Arrows move it, Space drops it, Escape cancels.`,
      );
    },
    move({ symbol, shortName }: NamedCompany, to: number) {
      if (held === null) return;
      const moved = moveSymbol(held.symbols, symbol, to);
      setHeld({ ...held, symbols: moved });
      setSpoken(`${shortName}, ${place(moved, symbol)}.`);
    },
    drop({ symbol, shortName }: NamedCompany) {
      if (held === null) return;
      setSpoken(`${shortName} dropped at ${place(held.symbols, symbol)}.`);
      setHeld(null);
      if (held.symbols.join() !== given.join()) onArrange(held.symbols);
    },
    cancel({ symbol, shortName }: NamedCompany) {
      setHeld(null);
      setSpoken(`${shortName} is back at ${place(given, symbol)}.`);
    },
  };
}
