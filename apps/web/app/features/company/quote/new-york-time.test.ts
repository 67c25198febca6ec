import { describe, expect, test } from 'vitest';
import { newYorkClock, newYorkDay, newYorkTime, priceDay } from './new-york-time.ts';

describe('New York time', () => {
  test('is EST in winter', () => {
    expect(newYorkTime(new Date('2025-11-21T20:59:58Z'))).toBe('Nov 21, 2025, 3:59:58 PM EST');
  });

  test('is EDT in summer', () => {
    expect(newYorkTime(new Date('2026-07-31T20:00:00Z'))).toBe('Jul 31, 2026, 4:00:00 PM EDT');
  });

  test('changes its label when the clocks change', () => {
    expect(newYorkClock(new Date('2026-03-08T06:59:59Z'))).toBe('1:59:59 AM EST');
    expect(newYorkClock(new Date('2026-03-08T07:00:00Z'))).toBe('3:00:00 AM EDT');
    expect(newYorkClock(new Date('2026-11-01T05:30:00Z'))).toBe('1:30:00 AM EDT');
    expect(newYorkClock(new Date('2026-11-01T06:30:00Z'))).toBe('1:30:00 AM EST');
  });

  test('is still the day before while London is past midnight', () => {
    expect(newYorkDay(new Date('2026-01-01T02:00:00Z'))).toBe('Dec 31, 2025');
  });

  test('writes noon and midnight as twelve', () => {
    expect(newYorkClock(new Date('2026-01-05T17:00:00Z'))).toBe('12:00:00 PM EST');
    expect(newYorkClock(new Date('2026-01-05T05:00:00Z'))).toBe('12:00:00 AM EST');
  });
});

test("the day of a price is New York's", () => {
  expect(priceDay({ price: 1, tradedAt: '2026-08-21T20:00:00Z' })).toBe('2026-08-21');
  expect(priceDay({ price: 1, tradedAt: '2026-01-01T00:30:00Z' })).toBe('2025-12-31');
  expect(priceDay({ price: 1, tradedAt: null })).toBeNull();
  expect(priceDay({ price: null, tradedAt: '2026-08-21T20:00:00Z' })).toBeNull();
});
