import { describe, expect, test } from 'vitest';
import { baseOf } from '../forecast/forecast-base.fixture.ts';
import type { AnyRowKey } from '../rows/index.ts';
import {
  type CellInput,
  type EditableRow,
  type ForecastCells,
  filedCells,
  resolveForecast,
} from './index.ts';

const base = baseOf();
const year = (column: number, figures: Partial<Record<AnyRowKey, number | null>>) => ({
  column,
  value: (row: AnyRowKey) => figures[row] ?? null,
});
const filed = filedCells([
  year(2022, { margin: 0.06, revenue: 800 }),
  year(2023, { margin: null, revenue: 900, averageStockPrice: 40 }),
  year(2024, { margin: 0.1, revenue: 1000, revenueChange: 1 / 9, averageStockPrice: 50 }),
  { column: 'averages' as const, value: (row) => ({ margin: 0.08, revenue: 0.06 })[row as 'margin'] ?? null },
  { column: 'ltm' as const, value: (row) => (row === 'revenue' ? 1050 : null) },
]);

const resolve = (cells: ForecastCells) =>
  resolveForecast(base, { startsFrom: 'averages', baseYear: 2024, cells }, filed);

/** What a formula typed for the margin of 2026 comes to. */
function inMargin(formula: string, others: ForecastCells = {}): number | string | null {
  const column = { ...others['2026'], margin: formula };
  const typed = resolve({ ...others, '2026': column }).typed.find(
    (cell) => cell.column === '2026' && cell.row === 'margin',
  );
  return typed?.value ?? typed?.failure?.why ?? null;
}

const failureOf = (cells: ForecastCells, column: string, row: EditableRow) =>
  resolve(cells).typed.find((cell) => cell.column === column && cell.row === row)?.failure;

describe('a formula refers to', () => {
  test.each([
    ['filed years', '=margin[2024]', 0.1],
    ['the ten-year column', '=averages.margin', 0.08],
    ['the compound growth of a level', '=averages.revenue', 0.06],
    ['twelve months', '=ltm.revenue * 1000 - 1', 0.05],
    ['the column before', '=margin[-1] + 1%', 0.11],
    ['a filed column before', '=margin[-2]', 0.1],
    ['a column after', '=margin[1]', 0.1],
    ['Terminal', '=margin[Terminal] / 2', 0.05],
    ['the year of Terminal', '=margin[2030] / 2', 0.05],
    ['its own column', '=percentageCfoOfRevenue / 2', 0.1],
    ['levels of the forecast', '=revenue[2028] / revenue[2024] - 1', 0],
    ['figures made from levels', '=earningsPerShare[2025] / 10', 0.2],
    ['returns', '=roe[-1]', 0.1],
    ['money in millions, as the table shows it', '=IF(revenue > 0.0009; 1; 2)', 1],
    ['FCF growth', '=freeCashFlowGrowthRate[2025] + 1', 1],
    ['prices of filed years', '=averageStockPrice[2024] / averageStockPrice[2023] - 1', 0.25],
  ])('%s', (_what, formula, value) => expect(inMargin(formula)).toBeCloseTo(value, 12));

  test('ranges over filed years and the forecast; years without a figure do not count', () => {
    expect(inMargin('=AVERAGE(margin[2022:2025])')).toBeCloseTo((0.06 + 0.1 + 0.1) / 3, 12);
    expect(inMargin('=AVERAGE(margin[-2:-1])')).toBeCloseTo(0.1, 12);
    expect(inMargin('=CAGR(revenue[2022:2024])')).toBeCloseTo(1.25 ** 0.5 - 1, 12);
    expect(inMargin('=CAGR(revenue[2024:2022])')).toBeCloseTo(1.25 ** 0.5 - 1, 12);
    expect(inMargin('=CAGR(revenue[2023:2024])')).toBeCloseTo(1 / 9, 12);
  });

  test('sums and compound rates need all their years', () => {
    expect(inMargin('=SUM(margin[2022:2024])')).toBe('part_missing');
    expect(inMargin('=CAGR(margin[2023:2024])')).toBe('part_missing');
  });
});

describe('a formula stays blank', () => {
  test.each([
    ['without the column', '=margin[2021]', 'no_such_column'],
    ['past Terminal', '=margin[9]', 'no_such_column'],
    ['where a range leaves the table', '=MAX(margin[2010:2024])', 'no_such_column'],
    ['where a filed cell is empty', '=margin[2023]', 'part_missing'],
    ['for rows that a forecast lacks', '=dividendsPerShare[2027]', 'not_forecast'],
    ['for the value it leads to', '=averageStockPrice[2025] / 100', 'depends_on_value'],
    ['for the enterprise value', '=enterpriseValue[2025]', 'depends_on_value'],
    ['for itself', '=margin', 'cycle'],
    ['for what follows from it', '=netIncome / revenue', 'cycle'],
    ['for a rate no company has', '=revenue * 1e6', 'out_of_range'],
  ])('%s', (_what, formula, why) => expect(inMargin(formula)).toBe(why));

  test('and with it what refers to it', () => {
    const cells: ForecastCells = { '2025': { margin: '=1/0' }, '2027': { margin: '=margin[-1]' } };
    expect(inMargin('=margin[-1]', cells)).toBe('part_missing');
    expect(failureOf({ ...cells, '2026': { margin: '=margin[2025]' } }, '2027', 'margin')?.why).toBe(
      'part_missing',
    );
  });
});

describe('a cycle', () => {
  const cells: ForecastCells = {
    '2026': { revenueChange: '=revenueChange[2027]' },
    '2027': { revenueChange: '=revenueChange[2026]' },
    '2028': { margin: '=revenueChange[2026]' },
  };

  test('is named by the cells that lead back to the cell', () => {
    expect(failureOf(cells, '2027', 'revenueChange')).toMatchObject({
      why: 'cycle',
      through: [
        { column: '2027', row: 'revenueChange' },
        { column: '2026', row: 'revenueChange' },
      ],
    });
    expect(failureOf(cells, '2026', 'revenueChange')?.through[0]?.column).toBe('2026');
  });

  test('leaves cells that only refer to it without a part', () => {
    expect(failureOf(cells, '2028', 'margin')?.why).toBe('part_missing');
  });

  test('is found through what the forecast calculates', () => {
    const through = failureOf(
      { '2025': { revenueChange: '=margin[2026]' }, '2026': { margin: '=revenue[2026]' } },
      '2025',
      'revenueChange',
    )?.through;
    expect(through?.map(({ row }) => row)).toEqual(['revenueChange', 'margin']);
  });

  test('is none where rows of the same column do not need each other', () => {
    expect(inMargin('=freeCashFlow / revenue')).toBeCloseTo(0.1, 12);
    expect(failureOf({ '2026': { revenueChange: '=capex / revenue' } }, '2026', 'revenueChange')?.why).toBe(
      'cycle',
    );
    expect(inMargin('=revenueChange', { '2026': { revenueChange: '=capex / revenue[-1]' } })).toBe(0.1);
  });
});

test('the forecast is the same as with the numbers its formulas come to', () => {
  const formulas: ForecastCells = {
    '2025': { revenueChange: '=AVERAGE(margin[2022:2024]) + 2%', margin: '=averages.margin' },
    '2027': { margin: '=freeCashFlow[2026] / revenue[2026]', freeCashFlowGrowthRate: '=revenueChange[2025]' },
    Terminal: { percentageCfoOfRevenue: '=roa[2027]*4', capexChange: '=-(sharesOutstandingChange)' },
  };
  const resolved = resolve(formulas);
  expect(resolved.typed.every(({ failure }) => failure === null)).toBe(true);
  const numbers: Record<string, Partial<Record<EditableRow, CellInput>>> = {};
  for (const { column, row, value } of resolved.typed) {
    numbers[column] = { ...numbers[column], [row]: value ?? 0 };
  }
  const same = resolve(numbers);
  expect(resolved.assumptions).toEqual(same.assumptions);
  expect(resolved.forecast).toEqual(same.forecast);
});

test('without the filed columns, formulas know the forecast alone', () => {
  const { typed } = resolveForecast(base, {
    startsFrom: 'averages',
    baseYear: 2024,
    cells: { '2026': { margin: '=margin[-1]', capexChange: '=averages.margin' } },
  });
  expect(typed.map(({ value }) => value)).toEqual([0.1, null]);
});
