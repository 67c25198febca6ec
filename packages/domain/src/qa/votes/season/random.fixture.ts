/** The same numbers from the same seed, 0 to below 1. */
export type Random = () => number;

export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('one of none');
  return item;
}

/** How long until something happens that happens after `mean` on average. */
export function waitOf(random: Random, mean: number): number {
  return -Math.log(1 - random()) * mean;
}

/** Most are small and few are large. */
export function skewed(random: Random, least: number, most: number): number {
  return Math.min(most, least / (1 - random()) ** 0.8);
}
