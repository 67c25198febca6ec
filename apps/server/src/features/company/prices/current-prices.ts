import type { Db } from '../../../platform/db/index.ts';
import { findNewerPrices } from '../quotes/merge-quote.ts';
import { findQuote } from '../quotes/quote-store.ts';
import { getClosingPrices, type Prices } from './closing-prices.ts';

/** Prices as the header of the company's page shows them. */
export async function getCurrentPrices(db: Db, symbol: string, withReplays: boolean): Promise<Prices> {
  const closing = await getClosingPrices(db, symbol);
  const quote = await findQuote(db, symbol);
  if (quote === null || (quote.simulated && !withReplays)) return closing;
  return findNewerPrices(closing, quote) ?? closing;
}
