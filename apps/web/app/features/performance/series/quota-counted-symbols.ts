import { isOpenComparison } from '@tenfold/contract/comparisons';

/** The compared companies that count as opened, of those whose month has an end: a visitor compares with open ones alone. */
export function quotaCountedSymbols(symbol: string, compare: readonly string[]): string[] {
  return compare.filter((other) => !isOpenComparison('light', symbol, other));
}
