import type { CompanyOverview } from '@tenfold/contract/company';
import { expect, test } from 'vitest';
import { startersOf } from './starters.ts';

const value = { method: 'fcfTenYears', valuePerShare: 40, valueAgainstPrice: -0.6, why: null, detail: {} };
const company = (symbol: string, differences: object = {}) =>
  ({
    symbol,
    shortName: symbol,
    currency: 'USD',
    stockPrice: 100,
    value,
    valueVisible: true,
    ...differences,
  }) as CompanyOverview;
const companies = ['A', 'B', 'C', 'D', 'AAPL', 'E'].map((symbol) => company(symbol));

test('those opened last come first, then Apple, then the largest', () => {
  const symbols = (opened: string[]) => startersOf(companies, opened).map(({ symbol }) => symbol);
  expect(symbols([])).toEqual(['AAPL', 'A', 'B', 'C']);
  expect(symbols(['D', 'C'])).toEqual(['C', 'D', 'AAPL', 'A']);
});

test('a value that is locked is not offered', () => {
  expect(startersOf([company('A', { valueVisible: false, value: null })], [])).toEqual([]);
});

test('nor one that a copy of the averages would not have', () => {
  for (const differs of [{ method: 'earningsPower' }, { valuePerShare: null, why: 'no_history' }])
    expect(startersOf([company('A', { value: { ...value, ...differs } })], [])).toEqual([]);
  expect(startersOf([company('A')], [])).toMatchObject([
    { value: '$40.00', price: '$100.00', against: -0.6 },
  ]);
});
