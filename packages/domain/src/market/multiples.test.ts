import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { annualColumns } from '../columns/index.ts';
import { closesOf, filedFigure, filings, marketOf, yearOf } from '../columns/statement.fixture.ts';
import { multipleHistories } from './multiples.ts';
import { spreadOf } from './spread.ts';

const lines = {
  revenue: 1000,
  netIncome: 25,
  earningsPerShare: 2,
  cashFlowFromOperatingActivities: 60,
  capex: 20,
  operatingIncome: 40,
  depreciationAndAmortization: 10,
  netDebt: 0,
  shareholdersEquity: 270,
  sharesOutstanding: 10,
};

/** A year at each price, by earnings of 2 a share unless others are given. */
function historyOf(prices: readonly number[], earnings: readonly number[] = []) {
  const first = 2025 - prices.length;
  const statements = filings({
    annual: prices.map((_, at) => yearOf(first + at, { ...lines, earningsPerShare: earnings[at] ?? 2 })),
    sharesNow: filedFigure('EntityCommonStockSharesOutstanding', 10),
  });
  const closes = closesOf(...prices.map((price, at) => [`${first + at}-12-31`, price] as [string, number]));
  const market = marketOf({ closes });
  const histories = multipleHistories({
    ...market,
    statements,
    annual: annualColumns(statements, market),
    quarterly: [],
  });
  return Object.fromEntries(histories.map((each) => [each.key, each]));
}

describe('multiples over ten years', () => {
  test('have the median and quartiles of the year ends', () => {
    const { priceEarnings, priceFreeCashFlow } = historyOf([20, 40, 60, 80, 100]);
    expect(priceEarnings?.spread).toEqual({
      low: 10,
      lowerQuartile: 20,
      median: 30,
      upperQuartile: 40,
      high: 50,
    });
    expect(priceEarnings?.points.at(0)).toEqual({ periodEnd: '2020-12-31', value: 10 });
    // 10 shares at 60 by free cash flow of 40.
    expect(priceFreeCashFlow?.spread?.median).toBeCloseTo(15);
  });

  test('leave out what was paid for a loss, and say of how many ends they are', () => {
    const { priceEarnings } = historyOf([20, 40, 60, 80, 100, 120], [2, 2, -1, 2, 2, 2]);
    expect(priceEarnings?.points).toHaveLength(5);
    expect(priceEarnings?.periods).toBe(6);
    expect(priceEarnings?.spread?.low).toBe(10);
  });

  test('are refused with too few years', () => {
    const { priceEarnings } = historyOf([20, 40, 60, 80]);
    expect(priceEarnings).toMatchObject({ spread: null, why: 'too_few_years' });
    expect(historyOf([20, 40, 60, 80, 100], [2, 2, 2, 2, -1]).priceEarnings).toMatchObject({
      spread: null,
      why: 'too_few_years',
    });
  });

  test('reach back ten years, however many are filed', () => {
    expect(historyOf(Array.from({ length: 14 }, () => 50)).priceEarnings?.periods).toBe(10);
  });
});

test('a spread is in order, and within its values', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: 1 }), (values) => {
      const spread = spreadOf(values);
      const inOrder = spread === null ? [] : Object.values(spread);
      expect(inOrder).toEqual([...inOrder].sort((one, other) => one - other));
      expect([inOrder[0], inOrder.at(-1)]).toEqual([Math.min(...values), Math.max(...values)]);
    }),
  );
  expect(spreadOf([4, 1, 3, 2])).toEqual({
    low: 1,
    lowerQuartile: 1.75,
    median: 2.5,
    upperQuartile: 3.25,
    high: 4,
  });
  expect(spreadOf([])).toBeNull();
});
