import { isApiError } from '@tenfold/contract/call';
import type { ChartRequest } from './chart-request.ts';
import { countedOf } from './counted.ts';

/** Whether a chart is refused because of a company it compares with: without that one there may be a picture. */
export function isOneTooMany(
  cause: unknown,
  { symbol, compare }: Pick<ChartRequest, 'symbol' | 'compare'>,
): boolean {
  return isApiError(cause) && cause.code === 'quota_reached' && countedOf(symbol, compare).length > 0;
}
