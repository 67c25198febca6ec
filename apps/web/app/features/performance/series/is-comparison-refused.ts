import { isApiError } from '@tenfold/contract/call';
import type { ChartRequest } from '../choices/chart-request.ts';
import { quotaCountedSymbols } from './quota-counted-symbols.ts';

/** A compared company hit the monthly limit: the chart may still load without it. */
export function isComparisonRefused(
  cause: unknown,
  { symbol, compare }: Pick<ChartRequest, 'symbol' | 'compare'>,
): boolean {
  return (
    isApiError(cause) && cause.code === 'quota_reached' && quotaCountedSymbols(symbol, compare).length > 0
  );
}
