import type { FinancialsColumn } from '@tenfold/contract/financials';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { useCompanyLimit } from '../../../platform/api/company-limit.ts';

/** Imported on demand: neither quarters nor the contract are part of the first load. */
export async function loadQuarters(symbol: string, signal: AbortSignal): Promise<FinancialsColumn[]> {
  const { quarterly, maxReached } = await browserApi.call(
    'GET /company/{symbol}/financials',
    { params: { symbol } },
    { signal },
  );
  if (maxReached) useCompanyLimit.getState().warn();
  return quarterly;
}
