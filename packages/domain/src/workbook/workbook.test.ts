import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CellInput,
  columnKeysAfter,
  type EditableRow,
  editableRows,
  type ForecastCells,
  marginLink,
} from '../custom-forecast/index.ts';
import { baseOf } from '../forecast/forecast-base.fixture.ts';
import { recalculated } from '../formulas/sheet.fixture.ts';
import type { ValuationChoice } from '../valuation/index.ts';
import { base, exported } from './exported.fixture.ts';
import type { WorkbookSheet } from './index.ts';
import { contentsOf, differences } from './recalculate.fixture.ts';

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

  test('has four sheets, the first with five columns and rows frozen', () => {
    expect(sheets.map(({ name, frozen }) => [name, frozen])).toEqual([
      ['Financials', { columns: 5, rows: 5 }],
      ['Fair value', { columns: 1, rows: 2 }],
      ['Sources', { columns: 0, rows: 2 }],
      ['Inputs', { columns: 0, rows: 2 }],
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

describe('the workbook of a forecast whose margin moves its cash', () => {
  const link = marginLink(1.15);
  const linked: ForecastCells = Object.fromEntries(
    columnKeysAfter(2024).map((key) => [key, { percentageCfoOfRevenue: link }]),
  );
  const { sheets } = exported(
    base,
    { ...linked, '2026': { margin: 0.12, percentageCfoOfRevenue: link } },
    choice,
  );

  test('has the link as a formula, which recalculates to the page', () => {
    const cfo = (column: number) => cellOf(sheets, 'Financials', 'percentageCfoOfRevenue', column);
    expect(cfo(10)).toMatchObject({
      value: expect.closeTo(0.138, 12),
      formula: expect.stringMatching(/^\(K\d+\*1\.15\)$/),
      style: 'typed',
    });
    expect(differences(sheets)).toEqual([]);
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
