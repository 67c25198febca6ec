import type { Period } from '@tenfold/domain/series';
import { describe, expect, test } from 'vitest';
import { dailyCloses } from '../listings/listing.fixture.ts';
import { buildStockPrice } from './stock-price.ts';

const acme = { currency: 'USD', closes: dailyCloses('2014-01-01', '2026-08-21', (day) => 10 + day / 100) };

describe('the stock price of a period', () => {
  test.each([
    ['10Y', '2016-08-19'],
    ['5Y', '2021-08-20'],
    ['3Y', '2023-08-21'],
    ['1Y', '2025-08-21'],
    ['6M', '2026-02-20'],
    ['1M', '2026-07-21'],
    ['10D', '2026-08-07'],
    ['5D', '2026-08-14'],
    ['1D', '2026-08-20'],
  ] as const)('of %s starts with the close it is measured from', (period, firstDay) => {
    const { points, value, change } = buildStockPrice(acme, [], period);
    const first = points[0];
    const last = points.at(-1);
    expect(value).toBe(last?.value);
    expect(new Set(points.map((point) => point.period))).toEqual(new Set([period]));
    expect([first?.datetime, last?.datetime]).toEqual([firstDay, '2026-08-21']);
    expect(change).toBe((last?.value ?? 0) / (first?.value ?? 0) - 1);
  });

  test('longer than the history starts where the history does', () => {
    const young = { currency: 'USD', closes: dailyCloses('2026-08-20', '2026-08-21', () => 5) };
    for (const period of ['10Y', '1M', '5D'] satisfies Period[]) {
      expect(buildStockPrice(young, [], period).points).toHaveLength(2);
    }
  });

  test('of one close has no change, of none no point', () => {
    const [only] = acme.closes;
    expect(
      buildStockPrice({ currency: 'USD', closes: only === undefined ? [] : [only] }, [], '1Y'),
    ).toMatchObject({
      value: 10,
      change: null,
      points: [{ value: 10 }],
    });
    expect(buildStockPrice({ currency: 'USD', closes: [] }, [], '10Y')).toMatchObject({
      value: null,
      change: null,
      points: [],
    });
  });
});
