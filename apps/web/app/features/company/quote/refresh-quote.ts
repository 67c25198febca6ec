import { getCompany } from '@tenfold/contract/company';
import { browserApi } from '../../../platform/api/browser-api.ts';
import type { Quote } from './quote.ts';
import { toQuote } from './to-quote.ts';

/** Asks for the company again. Loaded after the page is up: the contract is no part of a first load. */
export async function refreshQuote(symbol: string, signal: AbortSignal): Promise<Quote> {
  return toQuote(await browserApi.call(getCompany, { params: { symbol } }, { signal }), new Date());
}
