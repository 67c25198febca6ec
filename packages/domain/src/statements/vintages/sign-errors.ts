import type { Fact } from '../../facts/index.ts';

/** How far the same figure with the other sign may be rounded or corrected. */
const tolerance = 0.02;

/** A tag that has one sign in this part of its periods has it in all of them. */
const oneSigned = 0.9;

/**
 * The vintages of one period that were filed with the wrong sign: another vintage gives about the same figure with the other
 * sign. The sign of the tag's periods decides where nearly all have one, else that of most vintages of the period; where neither
 * tells, none is called wrong.
 *
 * @param values of all periods of the tag
 *
 * @example financing cash flow filed as -1,895, -1,895 and then 1,895: the last is a slip
 * @example capex filed as 1,228, then as -1,217, other years positive: the -1,217 is a slip
 */
export function findSignErrors(vintages: readonly Fact[], values: readonly number[]): Fact[] {
  const opposed = vintages.filter((fact) => vintages.some((other) => areOpposite(fact.value, other.value)));
  if (opposed.length === 0) return [];
  const sign =
    mainSign(values, oneSigned) ??
    mainSign(
      opposed.map((it) => it.value),
      0.5,
    );
  return sign === null ? [] : opposed.filter((it) => Math.sign(it.value) !== sign);
}

/** Whether any two of the values have opposite signs: almost none do. */
export function hasBothSigns(values: readonly number[]): boolean {
  return values.some((it) => it > 0) && values.some((it) => it < 0);
}

function areOpposite(a: number, b: number): boolean {
  return a * b < 0 && Math.abs(a + b) <= tolerance * Math.abs(a);
}

/** The sign of more than this part of the values; null where neither has it. */
function mainSign(values: readonly number[], part: number): 1 | -1 | null {
  const signed = values.filter((it) => it !== 0);
  const positive = signed.filter((it) => it > 0).length / signed.length;
  if (positive > part) return 1;
  return positive < 1 - part ? -1 : null;
}
