import { expect, test } from 'vitest';
import { defaultHiddenLensFields, lensBasisWords, lensField, lensFields } from './index.ts';

test('only a figure without a currency is better higher or lower', () => {
  for (const { key, better, money } of lensFields) {
    if (better !== null) expect([key, money]).toEqual([key, null]);
  }
});

test('five amounts are hidden until chosen', () => {
  expect(defaultHiddenLensFields).toEqual([
    'revenue',
    'netIncome',
    'cashFlowFromOperatingActivities',
    'capex',
    'freeCashFlow',
  ]);
});

test('each field says what it is over the period', () => {
  expect(lensBasisWords(lensField('revenueGrowth'), '10Y')).toBe('a year over 10 years');
  expect(lensBasisWords(lensField('margin'), '5Y')).toBe('mean of 5 years');
  expect(lensBasisWords(lensField('roe'), '3Y')).toBe('median of 3 years');
  expect(lensBasisWords(lensField('roe'), '1Y')).toBe('latest year');
  expect(lensBasisWords(lensField('earningsPerShare'), '10Y')).toBe('latest year');
});
