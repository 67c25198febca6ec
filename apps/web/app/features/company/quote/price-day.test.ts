import { expect, test } from 'vitest';
import { priceDay } from './price-day.ts';

test('a price belongs to its day in New York', () => {
  expect(priceDay({ price: 1, tradedAt: '2026-08-21T20:00:00Z' })).toBe('2026-08-21');
  expect(priceDay({ price: 1, tradedAt: '2026-01-01T00:30:00Z' })).toBe('2025-12-31');
  expect(priceDay({ price: 1, tradedAt: null })).toBeNull();
  expect(priceDay({ price: null, tradedAt: '2026-08-21T20:00:00Z' })).toBeNull();
});
