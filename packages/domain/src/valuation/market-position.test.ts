import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { marketPosition, valueAgainstPrice } from './index.ts';

describe('the market against the value', () => {
  test.each([
    [120, 100, 100 / 120 - 1, 60, 'overvalued'],
    [80, 100, 0.25, 40, 'undervalued'],
    [100, 100, 0, 50, 'neither'],
    [250, 100, -0.6, 100, 'overvalued'],
    [1, 100, 99, 0.5, 'undervalued'],
  ] as const)('price %d and value %d', (price, value, against, position, verdict) => {
    const found = marketPosition(price, value);
    expect(found.valueAgainstPrice).toBeCloseTo(against, 12);
    expect(found.valueAgainstPrice).toBe(valueAgainstPrice(value, price));
    expect(found.position).toBeCloseTo(position, 9);
    expect(found.verdict).toBe(verdict);
  });

  test('stays within its scale, on the side of its verdict', () => {
    const price = fc.double({ min: 0.01, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(price, price, (market, value) => {
        const { position, verdict } = marketPosition(market, value);
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThanOrEqual(100);
        if (verdict === 'undervalued') expect(position).toBeLessThanOrEqual(50);
        if (verdict === 'overvalued') expect(position).toBeGreaterThanOrEqual(50);
      }),
    );
  });
});

describe('a value against the price', () => {
  test.each([
    [100, 80, 0.25],
    [100, 125, -0.2],
    [100, 100, 0],
  ])('value %d and price %d', (value, price, expected) => {
    expect(valueAgainstPrice(value, price)).toBeCloseTo(expected, 12);
  });

  test('is null without a positive price', () => {
    expect(valueAgainstPrice(100, 0)).toBeNull();
  });

  test('is above zero exactly where the share is undervalued', () => {
    const amount = fc.double({ min: 0.01, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(amount, amount, (value, price) => {
        const isAbove = (valueAgainstPrice(value, price) ?? 0) > 0;
        if (isAbove) expect(marketPosition(price, value).verdict).toBe('undervalued');
      }),
    );
  });
});
