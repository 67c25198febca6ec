import { expect, test } from 'vitest';
import { baseOf } from '../forecast/forecast-base.fixture.ts';
import { averagesForecast } from '../forecast/index.ts';
import { type CustomForecast, type ForecastCells, resolveForecast } from './index.ts';

const base = baseOf();
const customOf = (cells: ForecastCells): CustomForecast => ({
  startsFrom: 'averages',
  baseYear: 2024,
  cells,
});
const rowOf = (cells: ForecastCells, row: 'revenue' | 'freeCashFlow') =>
  resolveForecast(base, customOf(cells)).forecast.columns.map(({ figures }) => figures[row].value);

test('a forecast in which nothing was typed is what it starts from', () => {
  expect(resolveForecast(base, customOf({})).forecast.columns).toEqual(averagesForecast(base).columns);
});

test('a typed percentage moves its year and those after it', () => {
  expect(rowOf({ '2026': { revenueChange: 0.1 } }, 'revenue')).toEqual([1000, 1100, 1100, 1100, 1100, 1100]);
});

test('typed growth of free cash flow takes the place of CFO less capex in its year alone', () => {
  const cash = rowOf(
    { '2025': { freeCashFlowGrowthRate: 0.5 }, '2026': { freeCashFlowGrowthRate: 0.1 } },
    'freeCashFlow',
  );
  expect(cash[0]).toBeCloseTo(150, 10);
  expect(cash[1]).toBeCloseTo(165, 10);
  expect(cash.slice(2)).toEqual([100, 100, 100, 100]);
});

test('each typed cell is listed with its value', () => {
  const { typed } = resolveForecast(
    base,
    customOf({ Terminal: { margin: 0.3 }, '2025': { capexChange: -0.1 } }),
  );
  expect(typed).toEqual([
    { column: '2025', row: 'capexChange', input: -0.1, value: -0.1, failure: null },
    { column: 'Terminal', row: 'margin', input: 0.3, value: 0.3, failure: null },
  ]);
});

test('averages never stand in for a consensus that is gone', () => {
  const { assumptions, forecast } = resolveForecast(baseOf({ consensus: [] }), {
    startsFrom: 'analysts',
    baseYear: 2024,
    cells: { '2025': { revenueChange: 0.1 } },
  });
  expect(assumptions.map(({ revenueChange }) => revenueChange)).toEqual([0.1, null, null, null, null, null]);
  expect(assumptions[0]).toMatchObject({
    margin: null,
    percentageCfoOfRevenue: base.averages.percentageCfoOfRevenue,
  });
  expect(forecast.columns.map(({ figures }) => figures.revenue.value)).toEqual([
    1100,
    null,
    null,
    null,
    null,
    null,
  ]);
});
