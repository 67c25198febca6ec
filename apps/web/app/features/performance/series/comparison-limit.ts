import { isOpenComparison } from '@tenfold/contract/policy/comparisons';
import type { ChartRequest } from '../choices/chart-request.ts';

type Compared = Pick<ChartRequest, 'symbol' | 'compare'>;

/** Compared companies that count towards the monthly limit; visitors can only compare with free ones. */
export function quotaCountedSymbols({ symbol, compare }: Compared): string[] {
  return compare.filter((other) => !isOpenComparison('light', symbol, other));
}

/** A compared company hit the monthly limit: the chart may still load without it. */
export function isComparisonRefused(code: string | null, compared: Compared): boolean {
  return code === 'quota_reached' && quotaCountedSymbols(compared).length > 0;
}
