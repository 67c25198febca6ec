import { assumptionsOf, type ForecastBase, forecastFrom } from '@tenfold/domain/forecast';
import { expect, test } from 'vitest';
import { baseOf } from '../../../../../../packages/domain/src/forecast/forecast-base.fixture.ts';
import { cellsOf } from './carry-edit.ts';
import { withYear } from './live-model.ts';

function rowOf(base: ForecastBase) {
  return forecastFrom(base, assumptionsOf(base, 'averages'), 'averages').columns.map(
    ({ year, kind, figures }) => ({
      year: year ?? 0,
      isTerminal: kind === 'terminal',
      value: figures.freeCashFlow.value ?? 0,
      revenue: figures.revenue.value,
      capex: figures.capex.value,
    }),
  );
}

test('the cells that a typed row becomes give the very free cash flows that were typed', () => {
  const base = baseOf();
  const forecast = rowOf(base);
  const typed = withYear(
    forecast.map(({ value }) => value),
    2,
    140,
  );
  const cells = cellsOf(forecast, typed);
  expect(Object.keys(cells ?? {})).toEqual(['2027', '2028', '2029', 'Terminal']);
  const columns = ['2025', '2026', '2027', '2028', '2029', 'Terminal'];
  const assumptions = assumptionsOf(base, 'averages').map((column, at) => ({
    ...column,
    ...(cells?.[columns[at] ?? ''] as { percentageCfoOfRevenue: number } | undefined),
  }));
  const table = forecastFrom(base, assumptions, 'averages');
  for (const [at, { figures }] of table.columns.entries()) {
    expect(figures.freeCashFlow.value).toBeCloseTo(typed[at] ?? 0, 9);
  }
});

test('what no cell can say is not carried', () => {
  const forecast = rowOf(baseOf());
  expect(cellsOf(forecast, [1e9, 1e9, 1e9, 1e9, 1e9, 1e9])).toBeNull();
  expect(
    cellsOf(
      forecast,
      forecast.map(({ value }) => value),
    ),
  ).toEqual({});
});
