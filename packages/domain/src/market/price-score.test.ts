import { describe, expect, test } from 'vitest';
import { closesOf } from '../columns/statement.fixture.ts';
import { missing } from '../figures/index.ts';
import { priceScore } from './price-score.ts';

describe('a price score', () => {
  test('is the last close, where that of five years before is 100', () => {
    const closes = closesOf(['2019-12-31', 250], ['2022-06-30', 90], ['2024-12-31', 275]);
    expect(priceScore(closes, 5)).toMatchObject({
      value: expect.closeTo(110, 9),
      formula: 'close of 2024-12-31 ÷ close of 2019-12-31 × 100',
    });
  });

  test('starts from the last close before a day without one', () => {
    const closes = closesOf(['2019-12-27', 50], ['2020-01-02', 80], ['2024-12-29', 100]);
    expect(priceScore(closes, 5).value).toBeCloseTo(200, 9);
  });

  test('is missing for a company younger than five years, or without a price', () => {
    expect(priceScore(closesOf(['2021-01-04', 10], ['2024-12-31', 20]), 5)).toEqual(
      missing('history_too_short'),
    );
    expect(priceScore([], 5)).toEqual(missing('no_price'));
  });

  test('does not change when prices scale', () => {
    const closes = closesOf(['2019-12-31', 40], ['2024-12-31', 47]);
    const scaled = closes.map((one) => ({ ...one, close: one.close * 7 }));
    expect(priceScore(scaled, 5).value).toBeCloseTo(priceScore(closes, 5).value ?? 0, 9);
  });
});
