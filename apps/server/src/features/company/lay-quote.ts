import { type Company, company } from '@tenfold/contract/company';
import { fromWire, toWire } from '@tenfold/contract/wire';
import { newYorkTime } from '@tenfold/domain/market-hours';
import { staleFrom } from '@tenfold/domain/quotes';
import type { HotDocument } from '../../platform/documents/index.ts';
import type { Quote } from './quote-store.ts';

/**
 * The company document with a quote in the place of the last close; null when that close is the newer of the two, or no
 * longer the one that a replay was drawn from.
 */
export function layQuote(prepared: HotDocument, quote: Quote): string | null {
  const document = prepared.value((json) => fromWire(company, json) as Company);
  const { lastTradeTime, quote: close } = document;
  if (quote.simulated && close?.source !== quote.source) return null;
  if (lastTradeTime !== null && Date.parse(lastTradeTime) >= quote.tradedAt.getTime()) return null;
  return JSON.stringify(toWire(company, { ...document, ...pricesOf(document, quote) }));
}

function pricesOf({ week52Low, week52High, quote: closes }: Company, quote: Quote): Partial<Company> {
  const { price, previousClose, tradedAt, recordedAt, source, delayMinutes, simulated } = quote;
  const kind = simulated ? 'replay' : 'trade';
  const at = simulated ? recordedAt : tradedAt;
  return {
    stockPrice: price,
    stockPriceChange: previousClose === null ? null : price / previousClose - 1,
    week52Low: Math.min(price, week52Low ?? price),
    week52High: Math.max(price, week52High ?? price),
    lastTradeTime: newYorkTime(tradedAt),
    latestUpdate: newYorkTime(at),
    quote: {
      source,
      kind,
      delayMinutes,
      staleFrom: newYorkTime(staleFrom({ kind, at, delayMinutes })),
      simulated: simulated || (closes?.simulated ?? false),
    },
  };
}
