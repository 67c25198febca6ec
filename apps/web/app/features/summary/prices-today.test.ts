import { expect, test } from 'vitest';
import { pricesToday } from './prices-today.ts';

const close = (symbol: string, priceStaleFrom: string, lastTradeTime = '2026-11-20T16:00:00-05:00') => ({
  symbol,
  lastTradeTime,
  priceKind: 'close' as const,
  priceStaleFrom,
});
const saturday = new Date('2026-11-21T15:00:00Z');

test('on a Saturday the closes of Friday are not stale', () => {
  expect(pricesToday([close('NKE', '2026-11-23T22:00:00-05:00')], saturday)).toEqual({
    label: 'last closes, Nov 20, 2026',
    staleSince: null,
  });
});

test('prices are stale once there should be newer ones of all', () => {
  const old = close('NKE', '2026-11-20T12:00:00-05:00');
  const fresh = close('AAPL', '2026-11-23T22:00:00-05:00');
  expect(pricesToday([old], saturday).staleSince).toBe('Nov 20, 2026, 4:00:00 PM EST');
  expect(pricesToday([old, fresh], saturday).staleSince).toBeNull();
});

test('without a company there is no price', () => {
  expect(pricesToday([], saturday)).toEqual({ label: null, staleSince: null });
});
