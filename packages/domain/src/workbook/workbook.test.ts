import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CellInput,
  columnKeysAfter,
  type EditableRow,
  editableRows,
  type FiledCells,
  type ForecastCells,
  filedCells,
  resolveForecast,
} from '../custom-forecast/index.ts';
import { baseOf, historyOf, unchanged } from '../forecast/forecast-base.fixture.ts';
import type { ForecastBase } from '../forecast/index.ts';
import { recalculated } from '../formulas/sheet.fixture.ts';
import type { AnyRowKey } from '../rows/index.ts';
import {
  type MethodValue,
  type Sensitivity,
  sensitivity,
  type ValuationChoice,
  valuationColumns,
  valueAsOf,
  valueByForecast,
} from '../valuation/index.ts';
import { type ExportedColumn, type WorkbookSheet, workbook } from './index.ts';
import { contentsOf, differences } from './recalculate.fixture.ts';

const day = '2025-11-21';

const base = baseOf({
  netDebt: 150,
  preferredStock: 20,
  adrRatio: 2,
  currencyRate: 4,
  latestCurrencyRate: 5,
  afterTaxInterest: 6,
  history: historyOf({
    dividendsSince: {
      listed: [{ day: '2025-03-01', amount: 0.4 }],
      listedUntil: '2026-01-01',
      filed: [],
      repeated: 0,
    },
  }),
  averages: {
    ...unchanged,
    revenueChange: (1000 / 900) ** 0.5 - 1,
    capexChange: 0.02,
    margin: 0.12,
    sharesOutstandingChange: -0.01,
  },
});

const filedFigures: readonly (readonly [number, Partial<Record<AnyRowKey, number | null>>])[] = [
  [2022, { revenue: 900, netIncome: 81, margin: 0.09, capex: 80, revenueChange: 0.2 }],
  [
    2023,
    {
      revenue: 950,
      netIncome: 100,
      margin: 100 / 950,
      capex: null,
      revenueChange: 950 / 900 - 1,
      totalAssets: 1900,
    },
  ],
  [
    2024,
    {
      revenue: 1000,
      revenueChange: 1000 / 950 - 1,
      netIncome: 100,
      margin: 0.1,
      cashFlowFromOperatingActivities: 200,
      percentageCfoOfRevenue: 0.2,
      capex: 100,
      freeCashFlow: 100,
      totalAssets: 2000,
      totalLiabilities: 1000,
      percentageLiabilitiesOfAssets: 0.5,
      shareholdersEquity: 1000,
      sharesOutstanding: 50,
      netDebt: 150,
      preferredStock: 20,
      roa: 100 / 1950,
      earningsPerShare: 2,
    },
  ],
];

const averageFigures: Partial<Record<AnyRowKey, number>> = {
  revenue: (1000 / 900) ** 0.5 - 1,
  margin: (0.09 + 100 / 950 + 0.1) / 3,
  revenueChange: 0.07,
};

const filedColumns: readonly ExportedColumn[] = [
  ...filedFigures.map(([column, figures]) => ({
    column,
    kind: 'actual' as const,
    heading: String(column),
    value: (row: AnyRowKey) => figures[row] ?? null,
    link: () => `https://example.com/${column}`,
  })),
  {
    column: 'averages',
    kind: 'average',
    heading: 'Averages',
    value: (row) => averageFigures[row] ?? null,
    years: () => 2,
  },
];
const filed: FiledCells = filedCells(filedColumns);

/** The workbook of a forecast, and what the page shows of it. */
function exported(of: ForecastBase, cells: ForecastCells, choice: ValuationChoice) {
  const { assumptions, forecast, typed } = resolveForecast(
    of,
    { startsFrom: 'averages', baseYear: 2024, cells },
    filed,
  );
  const value = valueByForecast(assumptions, of, choice);
  const carried = value.ok ? valueAsOf(day, value, of) : null;
  const asOf = carried?.ok ? carried : null;
  const columns =
    value.ok && value.cashFlow !== null
      ? valuationColumns(forecast, value.cashFlow.value, choice)
      : forecast.columns;
  const table: ExportedColumn[] = [
    ...filedColumns,
    ...columns.map(({ kind, year, figures }) => ({
      column: year ?? 0,
      kind,
      heading: kind === 'terminal' ? 'Terminal' : String(year),
      value: (row: AnyRowKey) => (row in figures ? figures[row as keyof typeof figures].value : undefined),
    })),
  ];
  const sheets = workbook({
    financials: { title: 'Acme', note: 'all figures in Millions', forecast: 'Custom', columns: table, typed },
    fairValue: value.ok
      ? {
          title: 'Acme',
          note: '',
          value,
          base: of,
          leverage: choice.leverage ?? 'levered',
          asOf,
          sensitivity: carriedGrid(value, sensitivity(of, forecast, choice), of),
          price: 12,
          steps: [],
        }
      : null,
    noValue: 'No value',
    filings: [],
    about: [['Symbol', 'ACME']],
  });
  return { sheets, value, asOf };
}

function carriedGrid(value: MethodValue, grid: Sensitivity, of: ForecastBase): Sensitivity {
  return {
    ...grid,
    values: grid.values.map((line) =>
      line.map((valuePerShare, at) => {
        if (valuePerShare === null) return null;
        const requiredReturn = grid.returns[at] ?? 0;
        const carried = valueAsOf(day, { ...value, valuePerShare, requiredReturn }, of);
        return carried.ok ? carried.valuePerShare : valuePerShare;
      }),
    ),
  };
}

function cellOf(sheets: readonly WorkbookSheet[], name: string, label: string, column: number) {
  const sheet = sheets.find((each) => each.name === name);
  return sheet?.rows.find((cells) => cells.some((cell) => cell?.value === label))?.[column] ?? null;
}

const choice: ValuationChoice = { requiredReturn: 0.1, terminalGrowth: 0.02, leverage: 'levered' };

describe('the workbook', () => {
  const cells: ForecastCells = {
    '2025': { revenueChange: '=AVERAGE(revenueChange[2022:2024]) + 1%' },
    '2026': { margin: 0.15, freeCashFlowGrowthRate: 0.1 },
    '2027': { margin: '=1/0' },
  };
  const { sheets, value } = exported(base, cells, choice);

  test('has three sheets, the first with five columns and rows frozen', () => {
    expect(sheets.map(({ name, frozen }) => [name, frozen])).toEqual([
      ['Financials', { columns: 5, rows: 5 }],
      ['Fair value', { columns: 1, rows: 2 }],
      ['Sources', { columns: 0, rows: 2 }],
    ]);
  });

  test('has live formulas in what is calculated, and filings behind what is filed', () => {
    const column = (year: number) => 5 + [2022, 2023, 2024, 0, 2025, 2026, 2027].indexOf(year);
    const financial = (row: string, year: number) => cellOf(sheets, 'Financials', row, column(year));
    expect(financial('revenue', 2024)).toMatchObject({
      value: 0.001,
      formula: null,
      link: 'https://example.com/2024',
    });
    expect(financial('margin', 2024)?.formula).toMatch(/^\(H\d+\/H\d+\)$/);
    expect(financial('revenueChange', 2022)).toMatchObject({ value: 0.2, formula: null });
    expect(financial('revenue', 2025)?.formula).toMatch(/^\(H\d+\*\(1\+J\d+\)\)$/);
    expect(financial('revenueChange', 2025)).toMatchObject({
      formula: expect.stringContaining('AVERAGE(F'),
      style: 'typed',
    });
    expect(financial('revenueChange', 2026)).toMatchObject({
      formula: expect.stringMatching(/^I\d+$/),
      style: 'input',
    });
    expect(financial('margin', 2026)).toMatchObject({ value: 0.15, formula: null, style: 'typed' });
    expect(financial('margin', 2027)).toMatchObject({ value: null, formula: null, style: 'typed' });
    expect(financial('freeCashFlow', 2026)?.formula).toContain('IF(');
    expect(financial('averageStockPrice', 2025)?.formula).toMatch(/^'Fair value'!/);
  });

  test('recalculates to what the page shows', () => {
    expect(differences(sheets)).toEqual([]);
    expect(value.ok).toBe(true);
  });

  test('has few figures of a forecast without a formula', () => {
    const [financials] = sheets;
    const forecastCells = financials?.rows.flatMap((row) => row.slice(9)) ?? [];
    const plain = forecastCells.filter(
      (cell) =>
        typeof cell?.value === 'number' && cell.formula === null && !['input', 'typed'].includes(cell.style),
    );
    expect(plain).toEqual([]);
  });
});

describe('any forecast', () => {
  const rates = fc.oneof(
    fc.double({ min: -0.3, max: 0.6, noNaN: true }),
    fc.constantFrom(
      '=margin[-1]',
      '=averages.margin * 1.1',
      '=AVERAGE(margin[2022:2024]; 10%)',
      '=revenueChange[-1] - 0.5%',
      '=IF(revenue[-1] > 0.001; 3%; 8%)',
      '=CAGR(revenue[2022:2024])',
      '=ROUND(freeCashFlow[-1] / revenue[-1]; 2)',
      '=MAX(margin[-3:-1])',
      '=-(capexChange[-1])^2',
      '=earningsPerShare[-1] / 100',
      '=1/0',
      '=margin',
      '=SUM(capex[2022:2024])',
    ),
  );
  const typed = fc.array(
    fc.tuple(fc.constantFrom(...columnKeysAfter(2024)), fc.constantFrom(...editableRows), rates),
    { maxLength: 12 },
  );
  const choices = fc.record({
    requiredReturn: fc.double({ min: 0.011, max: 0.3, noNaN: true }),
    terminalGrowth: fc.double({ min: -0.02, max: 0.06, noNaN: true }),
    leverage: fc.constantFrom('levered' as const, 'unlevered' as const),
  });
  const bases = fc.constantFrom(
    base,
    baseOf(),
    baseOf({ ...base, last: { ...base.last, freeCashFlow: -50 }, netDebt: 5000 }),
    baseOf({ ...base, last: { ...base.last, capex: 70, sharesOutstanding: 40 } }),
  );

  test('is worth the same in its workbook, to the cent and in every cell', () => {
    let valued = 0;
    fc.assert(
      fc.property(bases, typed, choices, (of, inputs, choice) => {
        const cells: Record<string, Partial<Record<EditableRow, CellInput>>> = {};
        for (const [column, row, input] of inputs) cells[column] = { ...cells[column], [row]: input };
        const { sheets, value } = exported(of, cells, choice);
        expect(differences(sheets)).toEqual([]);
        if (value.ok) valued += 1;
      }),
      { numRuns: 100, seed: 13, endOnFailure: true },
    );
    expect(valued).toBeGreaterThan(20);
  });
});

test('a rate changed in the workbook moves the value as on the page', () => {
  const before = exported(base, {}, choice);
  const contents = contentsOf(before.sheets);
  const financials = before.sheets[0];
  const line = 1 + (financials?.rows.findIndex((row) => row[4]?.value === 'percentageCfoOfRevenue') ?? -1);
  contents.Financials?.set(`K${line}`, 0.26);
  const valueAt = recalculated(contents);
  const fairValue = before.sheets[1];
  const row = 1 + (fairValue?.rows.findIndex((cells) => cells[0]?.value === 'Value per share') ?? -1);
  const after = exported(base, { '2026': { percentageCfoOfRevenue: 0.26 } }, choice);
  expect(after.value.ok && valueAt('Fair value', `B${row}`)).toBeCloseTo(
    after.value.ok ? after.value.valuePerShare : 0,
    9,
  );
});
