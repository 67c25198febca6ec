import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closesOf } from '../columns/statement.fixture.ts';
import type { Close, Dividend } from '../prices/index.ts';
import { pointsByDay } from '../series/index.ts';
import { totalReturnSteps } from './total-return-steps.ts';

const closes = closesOf(['2026-01-05', 100], ['2026-01-06', 100], ['2026-01-07', 110]);
const valuesOf = (days: readonly Close[], dividends: readonly Dividend[]) => {
  const steps = totalReturnSteps(days, dividends) ?? [];
  return pointsByDay({ form: 'price_times_value', steps, base: null }, days).map(({ value }) => value);
};

describe('a share with its dividends reinvested', () => {
  test('grows at the ex-date by the dividend over the close before it', () => {
    const values = valuesOf(closes, [{ exDate: '2026-01-07', amount: 5 }]);
    expect(values).toEqual([100, 100, expect.closeTo(110 / 0.95, 12)]);
  });

  test('reinvests a dividend of a day without trading at the next close, two at once if needed', () => {
    const weekend = closesOf(['2026-01-09', 100], ['2026-01-12', 100]);
    const dividends = ['2026-01-10', '2026-01-12'].map((exDate) => ({ exDate, amount: 5 }));
    expect(valuesOf(weekend, dividends)).toEqual([100, expect.closeTo(100 / 0.95 ** 2, 12)]);
  });

  test('gets no dividends before its first or after its last close', () => {
    const outside = ['2026-01-05', '2026-01-08'].map((exDate) => ({ exDate, amount: 5 }));
    expect(valuesOf(closes, outside)).toEqual([100, 100, 110]);
  });

  test('refuses a dividend as large as the price before', () => {
    expect(totalReturnSteps(closes, [{ exDate: '2026-01-07', amount: 100 }])).toBeNull();
  });

  const prices = fc.array(fc.double({ min: 1, max: 1000, noNaN: true }), { minLength: 1, maxLength: 28 });
  const closesFrom = (values: readonly number[]): Close[] =>
    values.map((close, at) => ({
      day: `2026-02-${String(at + 1).padStart(2, '0')}`,
      close,
      simulated: false,
    }));

  test('that pays none equals the price', () => {
    fc.assert(
      fc.property(prices, (values) => {
        expect(valuesOf(closesFrom(values), [])).toEqual(values);
      }),
    );
  });

  test('that pays is never worth less than the price', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 28 }), (values, day) => {
        const exDate = `2026-02-${String(day).padStart(2, '0')}`;
        const paid = valuesOf(closesFrom(values), [{ exDate, amount: 0.5 }]);
        expect(paid).toHaveLength(values.length);
        expect(paid.every((value, at) => value >= (values[at] ?? 0))).toBe(true);
      }),
    );
  });
});
