import { describe, expect, test } from 'vitest';
import { missing } from '../figures/index.ts';
import { baseOf } from '../forecast/forecast-base.fixture.ts';
import { averagesForecast, type ForecastBase } from '../forecast/index.ts';
import type { RowKey } from '../rows/index.ts';
import { defaultChoice, fairValue, noValueNumbers, valuationColumns } from './index.ts';

function columnsOf(base: ForecastBase) {
  const forecast = averagesForecast(base);
  return valuationColumns(forecast, fairValue(base, forecast, defaultChoice), defaultChoice);
}

describe('the forecast columns with their fair value', () => {
  const columns = columnsOf(baseOf({ netDebt: 200 }));
  const values = (key: RowKey) => columns.map((column) => column.figures[key].value);

  test('have the required return and present value of each year', () => {
    expect(values('requiredReturn')).toEqual(Array(6).fill(0.1));
    expect(values('pvBreakdown')[0]).toBeCloseTo(100 / 1.1, 9);
    expect(values('pvBreakdown')[5]).toBeCloseTo(1000 / 1.1 ** 5, 9);
    const sum = values('pvBreakdown').reduce<number>((total, value) => total + (value ?? 0), 0);
    expect(sum).toBeCloseTo(1000, 9);
  });

  test('have the terminal value in the terminal column only', () => {
    expect(values('terminalValue').map((value) => value !== null)).toEqual([...Array(5).fill(false), true]);
  });

  test('show the steps to the value per share in the first estimated year', () => {
    expect(columns[0]?.figures).toMatchObject({
      enterpriseValue: { value: expect.closeTo(1000, 9) },
      netDebtEstimate: { value: 200 },
      averageMarketCap: { value: expect.closeTo(800, 9) },
      averageStockPrice: { value: expect.closeTo(16, 9) },
    });
    expect(columns[1]?.figures.enterpriseValue).toEqual(missing('not_forecast'));
  });

  test('keep free cash flow growth and all rows of the forecast', () => {
    expect(values('freeCashFlowGrowthRate')).toEqual(Array(6).fill(0));
    expect(values('revenue')).toEqual(Array(6).fill(1000));
  });
});

describe('the forecast columns without a fair value', () => {
  test('say why, and keep the chosen rates', () => {
    const [first] = columnsOf(baseOf({ businessKind: 'insurer' }));
    expect(first?.figures.averageStockPrice).toEqual(missing('not_meaningful_for_financials'));
    expect(first?.figures.requiredReturn.value).toBe(0.1);
  });
});

describe('the numbers behind a refusal', () => {
  test('have names and units, in reading order', () => {
    const base = baseOf({ netDebt: 2000 });
    const refusal = fairValue(base, averagesForecast(base), defaultChoice);
    if (refusal.ok) throw new Error('a value where none was expected');
    expect(noValueNumbers(refusal).map(({ label, unit }) => [label, unit])).toEqual([
      ['Enterprise value', 'millions'],
      ['Net debt', 'millions'],
      ['Preferred stock', 'millions'],
      ['Minority interest', 'millions'],
      ['Equity value', 'millions'],
    ]);
  });
});
