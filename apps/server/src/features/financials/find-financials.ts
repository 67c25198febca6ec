import { type Financials, financials } from '@tenfold/contract/financials';
import { fromWire } from '@tenfold/contract/wire';
import type { DocumentCache } from '../../platform/documents/index.ts';
import { financialsDocument } from './prepare-financials.ts';

/** As the page of the company gets them; null before they are prepared. */
export async function findFinancials(documents: DocumentCache, symbol: string): Promise<Financials | null> {
  const document = await documents.find(symbol, financialsDocument);
  return document?.value((json) => fromWire(financials, json) as Financials) ?? null;
}
