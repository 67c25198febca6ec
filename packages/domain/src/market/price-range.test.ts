import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closesOf } from '../columns/statement.fixture.ts';
import { missing } from '../figures/index.ts';
import { priceRange52, rangePosition } from './price-range.ts';

describe('the 52-week range', () => {
  test('covers only closes of the last year', () => {
    const range = priceRange52(
      closesOf(['2023-12-29', 10], ['2024-01-02', 50], ['2024-06-28', 100], ['2024-12-30', 75]),
    );
    expect(range.low).toMatchObject({ value: 50, formula: 'close of 2024-01-02' });
    expect(range.high.value).toBe(100);
    expect(range.position).toBe(50);
  });

  test('is in the middle without data or with equal ends', () => {
    expect(priceRange52([])).toEqual({ low: missing('no_price'), high: missing('no_price'), position: 50 });
    expect(priceRange52(closesOf(['2024-12-30', 75])).position).toBe(50);
  });

  test('is marked when its ends are simulated', () => {
    const range = priceRange52([{ day: '2024-12-30', close: 75, simulated: true }]);
    expect(range.low.marks).toEqual(['simulated_price']);
  });

  test('clamps a price outside of it', () => {
    expect(rangePosition(120, 50, 100)).toBe(100);
    expect(rangePosition(20, 50, 100)).toBe(0);
    const price = fc.double({ min: 0, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(price, price, price, (at, low, high) => {
        expect(rangePosition(at, low, high)).toBeGreaterThanOrEqual(0);
        expect(rangePosition(at, low, high)).toBeLessThanOrEqual(100);
      }),
    );
  });
});
