import { useState } from 'react';
import { moveKey } from './move-key.ts';

export interface Movable {
  readonly key: string;
  /** The name it is announced by. */
  readonly name: string;
}

interface HeldItem {
  readonly key: string;
  readonly by: 'key' | 'pointer';
  readonly keys: readonly string[];
}

export interface Arranging {
  readonly onArrange: (keys: readonly string[]) => void;
  /** Where not every thing may stand at every place. */
  readonly moveTo?: ((keys: readonly string[], key: string, to: number) => readonly string[]) | undefined;
}

/** What is held, the order as it would be when it were dropped now, and what is said of it. */
export function useHeld(all: readonly Movable[], { onArrange, moveTo = moveKey }: Arranging) {
  const [held, setHeld] = useState<HeldItem | null>(null);
  const [spoken, setSpoken] = useState('');
  const given = all.map(({ key }) => key);
  const place = (order: readonly string[], key: string) => `${order.indexOf(key) + 1} of ${order.length}`;
  return {
    held,
    keys: held?.keys ?? given,
    spoken,
    announce: setSpoken,
    pick({ key, name }: Movable, by: HeldItem['by']) {
      setHeld({ key, by, keys: given });
      setSpoken(`${name} picked up at ${place(given, key)}. Arrows move it, Space drops it, Escape cancels.`);
    },
    move({ key, name }: Movable, to: number) {
      if (held === null) return;
      const moved = moveTo(held.keys, key, to);
      setHeld({ ...held, keys: moved });
      setSpoken(`${name}, ${place(moved, key)}.`);
    },
    drop({ key, name }: Movable) {
      if (held === null) return;
      setSpoken(`${name} dropped at ${place(held.keys, key)}.`);
      setHeld(null);
      if (held.keys.join() !== given.join()) onArrange(held.keys);
    },
    cancel({ key, name }: Movable) {
      setHeld(null);
      setSpoken(`${name} is back at ${place(given, key)}.`);
    },
  };
}
