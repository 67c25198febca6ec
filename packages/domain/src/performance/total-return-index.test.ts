import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closesOf } from '../columns/statement.fixture.ts';
import type { Close } from '../prices/index.ts';
import { totalReturnIndex } from './total-return-index.ts';

const closes = closesOf(['2026-01-05', 100], ['2026-01-06', 100], ['2026-01-07', 110]);
const valuesOf = (index: ReturnType<typeof totalReturnIndex>) => index?.map(({ value }) => value);

describe('a share with its dividends reinvested', () => {
  test('grows at the ex-date by the dividend over the close before it', () => {
    const index = totalReturnIndex(closes, [{ exDate: '2026-01-07', amount: 5 }]);
    expect(valuesOf(index)).toEqual([100, 100, expect.closeTo(110 / 0.95, 12)]);
  });

  test('is not paid what was paid to the holder before, or after the last close', () => {
    const outside = ['2026-01-05', '2026-01-08'].map((exDate) => ({ exDate, amount: 5 }));
    expect(valuesOf(totalReturnIndex(closes, outside))).toEqual([100, 100, 110]);
  });

  test('is refused a dividend as large as the price before it', () => {
    expect(totalReturnIndex(closes, [{ exDate: '2026-01-07', amount: 100 }])).toBeNull();
  });

  const prices = fc.array(fc.double({ min: 1, max: 1000, noNaN: true }), { minLength: 1, maxLength: 28 });
  const closesFrom = (values: readonly number[]): Close[] =>
    values.map((close, at) => ({
      day: `2026-02-${String(at + 1).padStart(2, '0')}`,
      close,
      simulated: false,
    }));

  test('that pays none is the price', () => {
    fc.assert(
      fc.property(prices, (values) => {
        expect(valuesOf(totalReturnIndex(closesFrom(values), []))).toEqual(values);
      }),
    );
  });

  test('that pays is never worth less than the price', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 28 }), (values, day) => {
        const exDate = `2026-02-${String(day).padStart(2, '0')}`;
        const index = totalReturnIndex(closesFrom(values), [{ exDate, amount: 0.5 }]) ?? [];
        expect(index.every(({ value }, at) => value >= (values[at] ?? 0))).toBe(true);
      }),
    );
  });
});
