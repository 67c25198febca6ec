import type { Tick } from '@tenfold/domain/quotes';
import { isRecord, type JsonRecord } from '../../json.ts';
import { readLine } from '../../source-text.ts';
import { dateOf, numberOf, priceOf } from './read-values.ts';

export function readQuotes(answer: unknown): Map<string, Tick> {
  if (!Array.isArray(answer)) throw new Error('Yahoo returned no quotes');
  return new Map(
    answer.filter(isRecord).flatMap((entry) => {
      const symbol = readLine(entry.symbol);
      return symbol === null || entry.regularMarketPrice === undefined ? [] : [[symbol, tickOf(entry)]];
    }),
  );
}

/** Unreadable values stay in the tick, to be refused with their reason. */
function tickOf(entry: JsonRecord): Tick {
  return {
    price: priceOf(entry.regularMarketPrice) ?? Number.NaN,
    previousClose: priceOf(entry.regularMarketPreviousClose),
    tradedAt: dateOf(entry.regularMarketTime) ?? new Date(Number.NaN),
    currency: readLine(entry.currency),
    delayMinutes: Math.max(0, Math.round(numberOf(entry.exchangeDataDelayedBy) ?? 0)),
  };
}
