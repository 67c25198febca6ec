import { isApiError } from '@tenfold/contract/call';
import type { ChartRequest } from '../choices/chart-request.ts';
import { quotaCountedSymbols } from './quota-counted-symbols.ts';

/** Whether a chart is refused because of a company it compares with: without that one there may be a picture. */
export function isComparisonRefused(
  cause: unknown,
  { symbol, compare }: Pick<ChartRequest, 'symbol' | 'compare'>,
): boolean {
  return (
    isApiError(cause) && cause.code === 'quota_reached' && quotaCountedSymbols(symbol, compare).length > 0
  );
}
