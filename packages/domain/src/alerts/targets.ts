export const presetPercents = [-10, -5, 5, 10] as const;

/**
 * A target so many percent from the price, truncated to two decimals. Null where less than a cent is left.
 *
 * Example: 271.49 and -10 give 244.34, not 244.341; 1.15 and 10 give 1.26.
 */
export function presetTarget(price: number, percent: number): number | null {
  // 15 digits: 100 * 1.1 must not become 110.00000000000001, nor 110.1 become 110.09.
  const exact = Number((price * (1 + percent / 100) * 100).toPrecision(15));
  return Math.trunc(exact) / 100 || null;
}

/**
 * A value per share less the margin of safety somebody wants. Null where nothing above zero is left.
 *
 * @param margin a fraction, 0.2 for 20 %
 */
export function modelTarget(valuePerShare: number, margin: number): number | null {
  const target = valuePerShare * (1 - margin);
  return target > 0 && Number.isFinite(target) ? target : null;
}

/** How far a target is from the price, a fraction of the price. */
export function distanceTo(target: number, price: number): number {
  return target / price - 1;
}
