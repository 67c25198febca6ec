import { type FinancialsColumn, getFinancials } from '@tenfold/contract/financials';
import { browserApi } from '../../session/browser-api.ts';

/** Loaded when a reader first asks for quarters: neither they nor the contract are part of a first load. */
export async function loadQuarters(symbol: string, signal: AbortSignal): Promise<FinancialsColumn[]> {
  const { quarterly } = await browserApi.call(getFinancials, { params: { symbol } }, { signal });
  return quarterly;
}
