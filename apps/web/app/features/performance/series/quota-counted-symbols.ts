import { isOpenComparison } from '@tenfold/contract/policy/comparisons';

/** Compared companies that count towards the monthly limit; visitors can only compare with free ones. */
export function quotaCountedSymbols(symbol: string, compare: readonly string[]): string[] {
  return compare.filter((other) => !isOpenComparison('light', symbol, other));
}
