import { expect, test } from 'vitest';
import { pricesLabel } from './prices-label.ts';

const close = { tradedAt: '2026-08-21T16:00:00-04:00', priceKind: 'close' } as const;
const earlier = { tradedAt: '2026-07-02T16:00:00-04:00', priceKind: 'close' } as const;
const trade = { tradedAt: '2026-08-21T15:59:00-04:00', priceKind: 'trade' } as const;
const replay = { tradedAt: '2026-08-21T11:00:00-04:00', priceKind: 'replay' } as const;
const none = { tradedAt: null, priceKind: null } as const;

test('the prices of a list are named with their moment, or from which day to which', () => {
  expect(pricesLabel([trade, none])).toBe('prices, Aug 21, 2026, 3:59:00 PM EDT');
  expect(pricesLabel([close, close])).toBe('last closes, Aug 21, 2026');
  expect(pricesLabel([close, earlier])).toBe('last closes, Jul 2, 2026 to Aug 21, 2026');
  expect(pricesLabel([trade, earlier])).toBe('prices, Jul 2, 2026 to Aug 21, 2026');
  expect(pricesLabel([none])).toBe('no prices');
});

test('demo prices are called so, once', () => {
  expect(pricesLabel([replay])).toBe('Demo prices, Aug 21, 2026, 11:00 AM');
  expect(pricesLabel([replay, close])).toBe('prices, some of them demo prices, Aug 21, 2026, 4:00:00 PM EDT');
});
