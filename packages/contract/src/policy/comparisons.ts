import { limits } from './limits.ts';
import { openComparisons, openSymbol } from './open-company.ts';
import { can, type Tier } from './rights.ts';

/** On any plan. */
export const maxCompared = limits.comparedCompanies.investor;

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
  const person = tier === 'visitor' ? null : { plan: tier };
  if (can(person, 'compare', { symbol }) && limited.length <= limits.comparedCompanies[tier]) return null;
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
