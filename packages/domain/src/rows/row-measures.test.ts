import { expect, test } from 'vitest';
import { type AnyRowKey, allRows, anyRowOf } from './more-rows.ts';
import { hasGrowth, shareOfTotal, totalOf } from './row-measures.ts';

const totals = (...keys: AnyRowKey[]) => keys.map((key) => totalOf(anyRowOf(key)));

test('income and cash flow are shares of revenue, the balance sheet of assets', () => {
  expect(totals('netIncome', 'grossProfit', 'buybacks')).toEqual(['revenue', 'revenue', 'revenue']);
  expect(totals('totalLiabilities', 'netDebt')).toEqual(['totalAssets', 'totalAssets']);
});

test('prices, ratios and numbers of shares are a share of nothing', () => {
  expect(totals('earningsPerShare', 'margin', 'roe', 'sharesOutstanding', 'averageMarketCap')).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});

test('a share needs a total above zero', () => {
  expect(shareOfTotal(-10, 200)).toEqual({ ok: true, rate: -0.05 });
  expect(shareOfTotal(10, 0)).toEqual({ ok: false, why: 'whole_not_positive' });
});

test('amounts grow, percentages, ratios and rows whose sign has a meaning do not', () => {
  const without = allRows.filter((row) => !hasGrowth(row)).map(({ key }) => key);
  expect(without).toEqual(
    expect.arrayContaining(['margin', 'roe', 'interestCoverage', 'netDebt', 'enterpriseValue']),
  );
  for (const key of ['revenue', 'earningsPerShare', 'sharesOutstanding', 'averageStockPrice'])
    expect(without).not.toContain(key);
});
