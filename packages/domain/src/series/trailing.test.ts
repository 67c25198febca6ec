import { expect, test } from 'vitest';
import { indicatorOf, indicators } from './indicators.ts';
import { isSharePrice, isTrailing } from './trailing.ts';

const keysWhere = (holds: (key: (typeof indicators)[number]['key']) => boolean) =>
  indicators.map(({ key }) => key).filter(holds);

test('by quarter, flows and what is made of them are of twelve months; balances, counts and prices are not', () => {
  expect(keysWhere(isTrailing)).toEqual(
    expect.arrayContaining(['revenue', 'earningsPerShare', 'roe', 'margin']),
  );
  for (const key of ['totalAssets', 'sharesOutstanding', 'averageStockPrice', 'leverage'] as const) {
    expect([key, isTrailing(key)]).toEqual([key, false]);
  }
  expect(indicators.filter(({ key, pace }) => pace === 'daily' && isTrailing(key))).toEqual([]);
});

test('share prices are money per share', () => {
  expect(keysWhere(isSharePrice)).toEqual(['stockPrice', 'averageStockPrice', 'totalReturn']);
  for (const key of keysWhere(isSharePrice)) expect(indicatorOf(key).unit).toBe('perShare');
});
