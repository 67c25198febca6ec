import { browserApi } from '../../../platform/api/browser-api.ts';
import type { Quote } from './quote.ts';
import { toQuote } from './to-quote.ts';

/** Imported on demand: the contract is not part of the first load. */
export async function refreshQuote(symbol: string, signal: AbortSignal): Promise<Quote> {
  return toQuote(
    await browserApi.call('GET /company/{symbol}', { params: { symbol } }, { signal }),
    new Date(),
  );
}
