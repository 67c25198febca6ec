import { httpApi } from '@tenfold/contract/call';
import { type FinancialsColumn, getFinancials } from '@tenfold/contract/financials';

/** Loaded when a reader first asks for quarters: neither they nor the contract are part of a first load. */
export async function loadQuarters(symbol: string, signal: AbortSignal): Promise<FinancialsColumn[]> {
  const { quarterly } = await httpApi().call(getFinancials, { params: { symbol } }, { signal });
  return quarterly;
}
