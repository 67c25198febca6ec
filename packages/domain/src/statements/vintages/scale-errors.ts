import type { Fact } from '../../facts/index.ts';

/** How far two vintages may be from an exact power of ten: one of them may be rounded. */
const tolerance = 0.005;

/** Cents for dollars, thousands for units, millions for units. */
const powers = [100, 1e3, 1e6];

/**
 * The vintages of one period that were filed a hundred, a thousand or a million times too large or too small. Another vintage
 * of the period gives the same digits on another scale; the one of the size of the tag's other periods is right.
 *
 * @param amounts of the vintages, on one split basis
 * @param typical size of the tag's other periods, see {@link typicalSize}
 *
 * @example a dividend of 2.77 in 2022 and 2023, 2,770,000 in 2024, other years near 2.5: the 2,770,000 is a slip
 *
 * docs/methodology.md, "Filing errors"; decisions/0026
 */
export function findScaleErrors(
  vintages: readonly Fact[],
  amounts: readonly number[],
  typical: number,
): Fact[] {
  const isOff = (amount: number) =>
    amounts.some(
      (other) => isOtherScale(amount, other) && distance(other, typical) < distance(amount, typical),
    );
  return vintages.filter((_, index) => isOff(amounts[index] ?? 0));
}

/** Whether any of the amounts could be a slip: almost none are. */
export function hasOtherScales(amounts: readonly number[]): boolean {
  const sizes = amounts.map(Math.abs).filter((it) => it > 0);
  return sizes.length > 1 && Math.max(...sizes) / Math.min(...sizes) > 99;
}

/** The median size; 1 where all is zero. */
export function typicalSize(amounts: readonly number[]): number {
  const sizes = amounts
    .map(Math.abs)
    .filter((it) => it > 0)
    .sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 1;
}

/** The same digits a hundred, a thousand or a million times apart. */
export function isOtherScale(a: number, b: number, within = tolerance): boolean {
  const ratio = Math.max(a / b, b / a);
  return a * b > 0 && powers.some((power) => Math.abs(ratio / power - 1) <= within);
}

function distance(a: number, b: number): number {
  return Math.abs(Math.log10(Math.abs(a)) - Math.log10(b));
}
