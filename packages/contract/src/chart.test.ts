import { indicatorKeys } from '@tenfold/domain/series';
import { expect, test } from 'vitest';
import { indicatorKey } from './chart.ts';

const otherNames = {
  revenueGrowth: 'revenueChange',
  netIncomeMargin: 'margin',
  marketCap: 'averageMarketCap',
  capitalExpenditures: 'capex',
  freeCashFlowToTheFirm: 'freeCashFlow',
  peRatioLtm: 'priceEarningsRatioLtm',
  fcfYield: 'freeCashFlowYield',
};

test.each(Object.entries(otherNames))('%s is another name of %s', (name, key) => {
  expect(indicatorKey.parse(name)).toBe(key);
});

test('an indicator has its own name and no empty one', () => {
  for (const key of indicatorKeys) expect(indicatorKey.parse(key)).toBe(key);
  for (const name of ['terminalValue', 'constructor', '']) {
    expect(indicatorKey.safeParse(name).error?.issues[0]?.message).toBe('Unknown indicator');
  }
});
