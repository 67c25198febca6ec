import { describe, expect, test } from 'vitest';
import { rows } from '../rows/index.ts';
import { indicatorKeys, indicatorOf, indicators, isIndicatorKey } from './indicators.ts';

describe('the indicators', () => {
  test('start with the price and the first thirty rows, which are the checklist', () => {
    const listed = indicators.filter((indicator) => indicator.listed).map(({ key }) => key);
    expect(listed).toEqual(['stockPrice', ...rows.slice(0, 30).map(({ key }) => key)]);
  });

  test.each([
    ['revenue', 'left'],
    ['averageMarketCap', 'left'],
    ['sharesOutstanding', 'left'],
    ['grossProfit', 'left'],
    ['stockPrice', 'right'],
    ['dividendsPerShare', 'right'],
    ['interestCoverage', 'right'],
    ['priceEarningsRatioLtm', 'right'],
    ['roe', 'right'],
    ['grossMargin', 'right'],
  ] as const)('%s has its axis on the %s', (key, axis) => {
    expect(indicatorOf(key).axis).toBe(axis);
  });

  test('each have one of the eight colours', () => {
    for (const { colour } of indicators) expect(colour >= 1 && colour <= 8).toBe(true);
  });

  test('appear once each, under their own names', () => {
    expect(new Set(indicatorKeys).size).toBe(indicatorKeys.length);
    expect(new Set(indicators.map(({ name }) => name)).size).toBe(indicators.length);
  });

  test('exclude rows that only a fair value needs', () => {
    for (const key of ['terminalValue', 'requiredReturn', 'enterpriseValue', 'constructor', '']) {
      expect(isIndicatorKey(key)).toBe(false);
    }
  });
});
