import { openComparisons, openSymbol } from './open-company.ts';
import { can, type Tier } from './rights.ts';

export const maxCompared = 5;

/** How many of them may be any company; open companies don't count. */
export const comparisonLimits = {
  visitor: 0,
  light: 1,
  investor: maxCompared,
} as const satisfies Record<Tier, number>;

export type ComparisonRefusal = 'sign_in' | 'plan';

/** Null: allowed. */
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

/** Apple beside any company once signed in; its two samples beside Apple for everyone. */
export function isOpenComparison(tier: Tier, symbol: string, other: string): boolean {
  if (symbol === openSymbol) return openComparisons.some((open) => open === other);
  return other === openSymbol && tier !== 'visitor';
}

/** The allowed ones of a list, in its order. */
export function listComparable(tier: Tier, symbol: string, list: readonly string[]): string[] {
  const chosen: string[] = [];
  for (const other of new Set(list)) {
    if (other === symbol || chosen.length === maxCompared) continue;
    if (comparisonRefusal(tier, symbol, [...chosen, other]) === null) chosen.push(other);
  }
  return chosen;
}
