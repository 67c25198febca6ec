/**
 * Draws from the standard normal distribution, the same ones for the same seed.
 *
 * Generator: mulberry32 over an FNV-1a hash of the seed; uniform to normal by Box and Muller's transform.
 */
export function seededNormal(seed: string): () => number {
  const uniform = mulberry32(fnv1a(seed));
  return () => {
    // 1 - u is never zero, whose logarithm has no value.
    const radius = Math.sqrt(-2 * Math.log(1 - uniform()));
    return radius * Math.cos(2 * Math.PI * uniform());
  };
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
