import { openComparisons, openSymbol } from './open-company.ts';
import { may, type Standing } from './rights.ts';

/** The most companies one chart draws beside its own. */
export const mostCompared = 5;

/** How many of them may be any company; those that are open come free of this. */
export const anyCompared = {
  visitor: 0,
  light: 1,
  investor: mostCompared,
} as const satisfies Record<Standing, number>;

/** What stands in the way of a comparison: an account, or the plan it is on. */
export type ComparisonRefusal = 'sign_in' | 'plan';

/** Null when these companies may be drawn beside this one. */
export function comparisonRefusal(
  standing: Standing,
  symbol: string,
  compared: readonly string[],
): ComparisonRefusal | null {
  const others = compared.filter((other) => other !== symbol);
  if (others.length === 0) return null;
  const counted = others.filter((other) => !isOpenComparison(standing, symbol, other));
  if (may(standing, 'compare', symbol) && counted.length <= anyCompared[standing]) return null;
  return standing === 'visitor' ? 'sign_in' : 'plan';
}

/** Apple beside any company of a signed-in person; its two samples beside Apple for everyone. */
export function isOpenComparison(standing: Standing, symbol: string, other: string): boolean {
  if (symbol === openSymbol) return openComparisons.some((open) => open === other);
  return other === openSymbol && standing !== 'visitor';
}

/** Those of a list that may be drawn beside a company, as many as may be, in their order. */
export function comparableOf(standing: Standing, symbol: string, list: readonly string[]): string[] {
  const chosen: string[] = [];
  for (const other of new Set(list)) {
    if (other === symbol || chosen.length === mostCompared) continue;
    if (comparisonRefusal(standing, symbol, [...chosen, other]) === null) chosen.push(other);
  }
  return chosen;
}
