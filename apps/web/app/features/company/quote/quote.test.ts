import { describe, expect, test } from 'vitest';
import { acme } from '../company.fixture.ts';
import { agedTo } from './quote.ts';
import { toQuote } from './to-quote.ts';

describe('a quote', () => {
  test('keeps price and change as received', () => {
    expect(toQuote(acme, new Date('2026-07-31T20:05:00Z'))).toEqual({
      price: 62.847,
      change: -0.006,
      currency: 'USD',
      kind: 'close',
      tradedAt: '2026-07-31T20:00:00Z',
      latestUpdate: '2026-07-31T20:00:00Z',
      delayMinutes: 0,
      source: 'file',
      simulated: false,
      staleFrom: '2026-08-04T02:00:00Z',
      lastSplit: null,
      stale: false,
    });
  });

  test('is not stale over a weekend, and is stale once a newer close is due', () => {
    expect(toQuote(acme, new Date('2026-08-03T20:00:00Z')).stale).toBe(false);
    expect(toQuote(acme, new Date('2026-08-04T02:00:00Z')).stale).toBe(true);
  });

  test('ages without new trades', () => {
    const quote = toQuote(acme, new Date('2026-08-03T20:00:00Z'));
    expect(agedTo(quote, new Date('2026-08-03T21:00:00Z'))).toBe(quote);
    expect(agedTo(quote, new Date('2026-08-04T02:00:00Z'))).toEqual({ ...quote, stale: true });
  });

  test('is empty and stale without a price', () => {
    const unpriced = { ...acme, stockPrice: null, stockPriceChange: null, lastTradeTime: null, quote: null };
    expect(toQuote(unpriced, new Date('2026-07-31T20:05:00Z'))).toMatchObject({
      price: null,
      source: null,
      simulated: false,
      stale: true,
    });
  });
});
