import { openComparisons, openSymbol } from './open-company.ts';
import { can, type Tier } from './rights.ts';

/** The most companies one chart draws beside its own. */
export const maxCompared = 5;

/** How many of them may be any company; those that are open come free of this. */
export const comparisonLimits = {
  visitor: 0,
  light: 1,
  investor: maxCompared,
} as const satisfies Record<Tier, number>;

/** What stands in the way of a comparison: an account, or the plan it is on. */
export type ComparisonRefusal = 'sign_in' | 'plan';

/** Null when these companies may be drawn beside this one. */
export function comparisonRefusal(
  tier: Tier,
  symbol: string,
  compared: readonly string[],
): ComparisonRefusal | null {
  const others = compared.filter((other) => other !== symbol);
  if (others.length === 0) return null;
  const limited = others.filter((other) => !isOpenComparison(tier, symbol, other));
  if (can(tier, 'compare', symbol) && limited.length <= comparisonLimits[tier]) return null;
  return tier === 'visitor' ? 'sign_in' : 'plan';
}

/** Apple beside any company of a signed-in person; its two samples beside Apple for everyone. */
export function isOpenComparison(tier: Tier, symbol: string, other: string): boolean {
  if (symbol === openSymbol) return openComparisons.some((open) => open === other);
  return other === openSymbol && tier !== 'visitor';
}

/** Those of a list that may be drawn beside a company, as many as may be, in their order. */
export function listComparable(tier: Tier, symbol: string, list: readonly string[]): string[] {
  const chosen: string[] = [];
  for (const other of new Set(list)) {
    if (other === symbol || chosen.length === maxCompared) continue;
    if (comparisonRefusal(tier, symbol, [...chosen, other]) === null) chosen.push(other);
  }
  return chosen;
}
