/** The companies anyone may compare the open company with. */
export const openSymbol = 'AAPL';
export const sampleSymbols = ['GOOGL', 'MSFT'] as const;
export const mostCompared = 5;

export type CompareAccess = 'all' | 'sample' | 'none';

/** Comparing needs a sign-in, except on AAPL, which anyone may compare with two others. */
export function compareAccess(symbol: string, signedIn: boolean): CompareAccess {
  if (signedIn) return 'all';
  return symbol === openSymbol ? 'sample' : 'none';
}

/** Whether a company can be chosen here; the current one is never among those it is compared with. */
export function isComparable(candidate: string, symbol: string, access: CompareAccess): boolean {
  if (candidate === symbol || access === 'none') return false;
  return access === 'all' || sampleSymbols.some((sample) => sample === candidate);
}

/** Those of the kept list that are drawn on this page. */
export function comparedOn(symbol: string, kept: readonly string[], access: CompareAccess): string[] {
  return kept.filter((candidate) => isComparable(candidate, symbol, access)).slice(0, mostCompared);
}
