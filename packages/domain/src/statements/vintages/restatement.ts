import type { Fact } from '../../facts/index.ts';
import { type Measure, onBasis, type SplitFactor } from '../shares/split-adjustment.ts';
import { type Filed, isPeriodic } from './vintages.ts';

/**
 * Whether an earlier report of a period said something else for the same tag and days.
 *
 * Values are compared on one split basis. What rounding explains is no restatement: figures repeated in millions instead
 * of thousands, or a per-share value divided by a split and printed in cents.
 *
 * @example 2,100,123 thousand in 2020, 2,100 million in 2021: not restated
 * @example 2,100 million in 2020, 2,080 million in 2021: restated
 */
export function isRestated(filed: Filed, chosen: Fact, measure: Measure, factorOn: SplitFactor): boolean {
  return filed.vintages.some(
    (earlier) =>
      earlier.filed < chosen.filed &&
      earlier.value !== chosen.value &&
      isPeriodic(earlier.form) &&
      !sameValue(earlier, chosen, measure, factorOn),
  );
}

function sameValue(earlier: Fact, later: Fact, measure: Measure, factorOn: SplitFactor): boolean {
  const factors = [factorOn(earlier.filed), factorOn(later.filed)] as const;
  const a = onBasis(earlier.value, factors[0], measure);
  const b = onBasis(later.value, factors[1], measure);
  if (measure === 'perShare') {
    const cents = factors[0] === factors[1] ? 0 : 0.0051 / factors[0] + 0.0051 / factors[1];
    return Math.abs(a - b) <= cents;
  }
  if (measure === 'shares' && (isOtherScale(a, b) || isOtherScale(b, a))) return true;
  const rounding = Math.max(roundedTo(earlier.value), roundedTo(later.value)) / 2;
  const splitRounding = measure === 'shares' && factors[0] !== factors[1] ? Math.abs(b) * 0.005 : 0;
  return Math.abs(a - b) <= Math.max(splitRounding, Math.min(rounding, Math.abs(b) * 0.001));
}

/** The same count in thousands or millions. */
function isOtherScale(a: number, b: number): boolean {
  return [1e3, 1e6].some((scale) => Math.abs((a * scale) / b - 1) < 0.002);
}

/** The power of ten a value is a whole number of, at most millions. */
export function roundedTo(value: number): number {
  return [1e6, 1e5, 1e4, 1e3, 100, 10].find((power) => value % power === 0) ?? 1;
}
