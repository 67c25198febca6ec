/** A run in a list: the place of its first, and the place after its last. */
export type IndexRange = readonly [from: number, to: number];

/** Where a list rests on closes that were drawn between two real ones. */
export function simulatedRanges(list: readonly { readonly simulated: boolean }[]): IndexRange[] {
  const stretches: [number, number][] = [];
  list.forEach(({ simulated }, at) => {
    if (!simulated) return;
    const open = stretches.at(-1);
    if (open?.[1] === at) open[1] = at + 1;
    else stretches.push([at, at + 1]);
  });
  return stretches;
}

/** For each place of a list so long, 1 where it is in one of the stretches, else 0. */
export function toFlags(stretches: readonly IndexRange[], length: number): Uint8Array {
  const flags = new Uint8Array(length);
  for (const [from, to] of stretches) flags.fill(1, from, to);
  return flags;
}
