import { expect, test } from 'vitest';
import { resolveForecast } from '../../custom-forecast/index.ts';
import { baseOf } from '../../forecast/forecast-base.fixture.ts';
import { defaultChoice, valueBy, valueByForecast } from '../index.ts';

const base = baseOf();
const valueWith = (cells: Parameters<typeof resolveForecast>[1]['cells']) =>
  valueByForecast(
    resolveForecast(base, { startsFrom: 'averages', baseYear: 2024, cells }).assumptions,
    base,
    defaultChoice,
  );

test('the value of a forecast in which nothing was typed is that of the averages', () => {
  const untouched = valueWith({});
  const averages = valueBy('fcfTenYears', base, defaultChoice);
  expect(untouched.ok && untouched.valuePerShare).toBe(averages.ok && averages.valuePerShare);
});

test('what was typed moves the value, and no average is named as its source', () => {
  const value = valueWith({ '2025': { freeCashFlowGrowthRate: 0.1 } });
  expect(value.ok && value.valuePerShare).toBeCloseTo(20 + 10 / 1.1 / 50, 10);
  expect(value.ok && value.inputs.map(({ key }) => key)).not.toContain('revenueChange');
});

test('a terminal year without free cash flow has no value', () => {
  expect(valueWith({ Terminal: { percentageCfoOfRevenue: 0.05 } })).toMatchObject({
    ok: false,
    why: 'terminal_free_cash_flow_not_positive',
  });
});
