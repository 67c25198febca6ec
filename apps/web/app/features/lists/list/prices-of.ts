import type { ListedCompany } from '@tenfold/contract/lists';

/** What the label of a page’s prices is made of. */
export function pricesOf(companies: readonly Pick<ListedCompany, 'lastTradeTime' | 'quote'>[]) {
  return companies.map(({ lastTradeTime, quote }) => ({
    tradedAt: lastTradeTime,
    priceKind: quote?.kind ?? null,
  }));
}
