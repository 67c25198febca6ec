/** In cents, half away from zero. */
export function centsOf(value: number): number {
  // 1.005 * 100 is 100.49999999999999: the noise of doubles is cut first.
  const cents = Number((Math.abs(value) * 100).toPrecision(15));
  return Math.sign(value) * Math.floor(cents + 0.5) + 0;
}

/**
 * Parts in whole cents that add up to a total: each is floored, and the cents left go to the largest remainders, ties in
 * the order given.
 *
 * @example parts of 1.006, 1.007 and 1.008 with 302 cents in all: 1.00, 1.01 and 1.01
 */
export function centsAddingUp(parts: readonly number[], total: number): number[] {
  const floors = parts.map((part) => Math.floor(part * 100));
  const left = total - floors.reduce((sum, cents) => sum + cents, 0);
  const byRemainder = parts
    .map((part, at) => ({ at, remainder: part * 100 - (floors[at] ?? 0) }))
    .sort((one, other) => other.remainder - one.remainder || one.at - other.at);
  const raised = new Set(byRemainder.slice(0, left).map(({ at }) => at));
  return floors.map((cents, at) => cents + (raised.has(at) ? 1 : 0));
}
