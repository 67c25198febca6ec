import { expect, test } from 'vitest';
import type { IndicatorKey } from './indicator-keys.ts';
import { indicatorLooks } from './indicator-looks.ts';
import { indicators } from './indicators.ts';

const lookOf = (key: IndicatorKey) => indicatorLooks[key].join();

test('no two indicators of the checklist look the same', () => {
  const looks = indicators.filter(({ listed }) => listed).map(({ key }) => lookOf(key));
  expect(new Set(looks).size).toBe(looks.length);
});

test('other indicators differ from one another and from their own group', () => {
  const others = indicators.filter(({ listed }) => !listed);
  expect(new Set(others.map(({ key }) => lookOf(key))).size).toBe(others.length);
  for (const { key, group } of others) {
    const same = indicators.filter(
      (one) => one.key !== key && one.group === group && lookOf(one.key) === lookOf(key),
    );
    expect([key, same.map((one) => one.key)]).toEqual([key, []]);
  }
});

test.each([
  [['stockPrice', 'priceChange', 'totalReturn']],
  [['revenue', 'grossProfit', 'netIncome']],
  [['margin', 'grossMargin']],
  [
    [
      'cashFlowFromOperatingActivities',
      'cashFlowsFromInvestingActivities',
      'cashFlowFromFinancingActivities',
    ],
  ],
  [['priceEarningsRatioLtm', 'priceBookRatio', 'priceSalesRatio']],
  [['totalAssets', 'currentAssets', 'currentLiabilities']],
  [['totalLiabilities', 'currentLiabilities']],
  [['netDebt', 'totalDebt', 'leverage']],
  [['roe', 'leverage']],
  [['earningsPerShare', 'earningsPerShareGrowth', 'earningsPerShareGrowth5y']],
  [['freeCashFlowPerShare', 'freeCashFlowPerShareGrowth']],
  [['freeCashFlow', 'freeCashFlowGrowth']],
  [['earningsPerShareGrowth', 'freeCashFlowPerShareGrowth', 'freeCashFlowGrowth']],
] as const)('%j differ in colour and in pattern: they are compared', (keys) => {
  for (const part of [0, 1] as const) {
    expect(new Set(keys.map((key) => indicatorLooks[key][part])).size).toBe(keys.length);
  }
});
