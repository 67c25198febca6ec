import { type Company, company } from '@tenfold/contract/company';
import { fromWire, toWire } from '@tenfold/contract/wire';
import { newYorkDay, newYorkTime } from '@tenfold/domain/market-hours';
import { staleFrom } from '@tenfold/domain/quotes';
import { sharesOnBasis } from '@tenfold/domain/splits';
import type { CachedDocument } from '../../../platform/documents/index.ts';
import type { Prices } from '../prices/closing-prices.ts';
import type { LatestQuote } from './quote-store.ts';

/** Null when the last close stays. */
export function mergeQuote(prepared: CachedDocument, quote: LatestQuote): string | null {
  const document = prepared.value((json) => fromWire(company, json) as Company);
  const prices = findNewerPrices(document, quote);
  return prices === null ? null : JSON.stringify(toWire(company, { ...document, ...prices }));
}

/** The quote's in place of the last close; null when that close is newer, or not the one a replay started from. */
export function findNewerPrices(document: Prices, quote: LatestQuote): Prices | null {
  const { lastTradeTime, quote: close } = document;
  if (quote.simulated && close?.source !== quote.source) return null;
  if (lastTradeTime !== null && Date.parse(lastTradeTime) >= quote.tradedAt.getTime()) return null;
  return pricesOf(document, quote);
}

function pricesOf(document: Prices, quote: LatestQuote): Prices {
  const { previousClose, tradedAt, recordedAt, source, delayMinutes, simulated } = quote;
  const kind = simulated ? 'replay' : 'trade';
  const at = simulated ? recordedAt : tradedAt;
  const { week52Low, week52High, lastSplit, quote: closes } = document;
  // The document follows the first price of a split's day within a second; until then it and its price stay as they were.
  const price = quote.price / sharesOnBasis(quote.splits, newYorkDay(tradedAt), lastSplit);
  return {
    stockPrice: price,
    stockPriceChange: previousClose === null ? null : quote.price / previousClose - 1,
    week52Low: week52Low === null ? price : Math.min(price, week52Low),
    week52High: week52High === null ? price : Math.max(price, week52High),
    lastTradeTime: newYorkTime(tradedAt),
    latestUpdate: newYorkTime(at),
    lastSplit,
    quote: {
      source,
      kind,
      delayMinutes,
      staleFrom: newYorkTime(staleFrom({ kind, at, delayMinutes })),
      simulated: simulated || (closes?.simulated ?? false),
    },
  };
}
