import type { MoreRows } from '@tenfold/contract/financials';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** Imported on demand: most readers keep to the rows the page brings. */
export function loadMoreRows(symbol: string, signal: AbortSignal): Promise<MoreRows> {
  return browserApi.call('GET /company/{symbol}/financials/more', { params: { symbol } }, { signal });
}
