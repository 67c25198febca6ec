import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnKeysAfter, editableRows, type ForecastCells } from '../../custom-forecast/index.ts';
import { addressOf } from '../../formulas/index.ts';
import type { ValuationChoice } from '../../valuation/index.ts';
import { base, exported, filedColumns } from '../exported.fixture.ts';
import { type ForecastInputs, readWorkbook } from '../index.ts';
import { lineOf, Opened } from './opened.fixture.ts';
import { readInputs } from './read-inputs.ts';

const choice: ValuationChoice = { requiredReturn: 0.1, terminalGrowth: 0.02, leverage: 'levered' };
const cells: ForecastCells = {
  '2025': { revenueChange: '=AVERAGE(revenueChange[2022:2024]) + 1%' },
  '2026': { margin: 0.15, freeCashFlowGrowthRate: 0.1 },
  '2027': { margin: '=1/0' },
};
const page = {
  symbol: 'ACME',
  lastYear: 2024,
  filed: filedColumns,
  forecast: ({ values, ...rates }: ForecastInputs) =>
    exported(base, values, rates).columns.filter(({ kind }) => kind !== 'actual' && kind !== 'average'),
};
const file = () => new Opened(exported(base, cells, choice).sheets);
const read = (opened: Opened, on = page) => readWorkbook(opened.sheets, on);

function changesIn(opened: Opened) {
  const reading = read(opened);
  if (!reading.ok) throw new Error(reading.why);
  return {
    ...reading,
    cells: reading.cells.map(({ row, column, input }) => [column, row, input]),
    rates: reading.rates.map(({ name, before, after }) => [name, before, after]),
  };
}

describe('an exported file that is imported', () => {
  test('has no difference when nothing was changed', () => {
    const { cells: changed, rates, before, after, calculated } = changesIn(file());
    expect([changed, rates, calculated]).toEqual([[], [], []]);
    expect(after).toEqual(before);
    expect(before).toMatchObject({
      values: cells,
      requiredReturn: 0.1,
      startsFrom: 'averages',
      baseYear: 2024,
    });
  });

  test('gives the numbers and the formulas that were typed in it', () => {
    const opened = file()
      .edit('margin', '2025', { value: 0.2 })
      .edit('margin', '2026', { value: 0.2, formula: 'I14' })
      .edit('capexChange', 'Terminal', { value: 0.01, formula: 'AVERAGE(M20:N20)' });
    const sheet = opened.sheet('Financials');
    const at = (row: string, column: number) => addressOf({ column, row: lineOf(sheet, 5, row) });
    opened.edit('margin', '2026', { value: 0.2, formula: `${at('margin', 10)}*1.1` });
    opened.edit('capexChange', 'Terminal', {
      value: 0.01,
      formula: `AVERAGE(${at('capexChange', 13)}:${at('capexChange', 14)})`,
    });
    const { cells: changed, after } = changesIn(opened);
    expect(changed).toEqual([
      ['2025', 'margin', 0.2],
      ['2026', 'margin', '=margin[-1] * 1.1'],
      ['Terminal', 'capexChange', '=AVERAGE(capexChange[-2:-1])'],
    ]);
    expect(after.values['2026']).toEqual({ margin: '=margin[-1] * 1.1', freeCashFlowGrowthRate: 0.1 });
  });

  test('follows the averages again where a typed cell was emptied or points at them', () => {
    const opened = file().edit('margin', '2026', {});
    expect(changesIn(opened).cells).toEqual([['2026', 'margin', null]]);
    expect(changesIn(opened).after.values['2026']).toEqual({ freeCashFlowGrowthRate: 0.1 });
  });

  test('takes the number where a formula says what a forecast cannot', () => {
    const opened = file().edit('margin', '2025', {
      value: 0.3,
      formula: 'WEBSERVICE("https://example.com")',
    });
    const reading = read(opened);
    expect(reading.ok && reading.cells).toMatchObject([{ input: 0.3, isNumberOnly: true }]);
  });

  test('gives the rates of the fair value, and figures of one’s own', () => {
    const opened = file()
      .editValue('Required return', { value: 0.09 })
      .editValue('Net debt', { value: 0.0002 })
      .editValue('Ordinary shares of a traded one', { value: 1 });
    const { rates, after } = changesIn(opened);
    expect(rates).toEqual([
      ['requiredReturn', 0.1, 0.09],
      ['netDebt', 0.00015, 0.0002],
      ['adrRatio', 2, 1],
    ]);
    expect(after).toMatchObject({ requiredReturn: 0.09, ownFigures: { netDebt: 200, adrRatio: 1 } });
  });

  test('names what was typed over a result, and nothing that follows from it', () => {
    const opened = file()
      .edit('revenue', '2026', { value: 0.5 })
      .edit('netIncome', '2027', { value: 0.2, formula: 'H4*2' })
      .edit('margin', '2028', { value: 0.2 });
    const { cells: changed, calculated } = changesIn(opened);
    expect(changed).toEqual([['2028', 'margin', 0.2]]);
    expect(calculated).toMatchObject([
      { row: 'revenue', heading: '2026', file: 0.5 },
      { row: 'netIncome', heading: '2027', file: 0.2 },
    ]);
  });

  test('names what was typed over a result of the fair value', () => {
    const opened = file()
      .editValue('Value per share', { value: 99 })
      .editValue('Equity value', { value: 5, formula: 'B20-1' });
    const { cells: changed, rates, results } = changesIn(opened);
    expect([changed, rates]).toEqual([[], []]);
    expect(results).toEqual([{ label: 'Value per share', file: 99 }]);
    expect(changesIn(file()).results).toEqual([]);
  });

  test('is understood where lines and columns of one’s own were put in between', () => {
    const opened = file();
    const sheet = opened.sheet('Financials');
    const moved = new Map(
      [...sheet].map(([row, line]) => [
        row < 12 ? row : row + 1,
        new Map([...line].map(([column, cell]) => [column < 8 ? column : column + 1, cell])),
      ]),
    );
    // Formulas were moved by the program; here those that were exported are left out.
    for (const line of moved.values()) {
      for (const [column, cell] of line) line.set(column, { ...cell, formula: null });
    }
    const sheets = new Map(opened.sheets).set('Financials', moved);
    const reading = readWorkbook(sheets, page);
    expect(reading.ok && reading.cells).toEqual([]);
  });
});

describe('a file that is refused', () => {
  test('was not exported here', () => {
    expect(readWorkbook(new Map(), page)).toEqual({ ok: false, why: 'not_ours' });
    expect(readWorkbook(new Map([['Financials', new Map()]]), page)).toEqual({ ok: false, why: 'not_ours' });
  });

  test('is of another company, or from before the newest annual report', () => {
    expect(read(file(), { ...page, symbol: 'NKE' })).toEqual({
      ok: false,
      why: 'other_company',
      symbol: 'ACME',
    });
    expect(read(file(), { ...page, lastYear: 2025 })).toEqual({ ok: false, why: 'other_year', year: 2024 });
  });

  test('has filed figures of the company changed', () => {
    for (const [row, heading, value] of [
      ['revenue', '2024', 0.0011],
      ['revenue', '2024', '0.001'],
      ['revenue', '2024', null],
      ['capex', '2023', 5],
      ['margin', 'Averages', 0.2],
    ] as const) {
      const reading = read(file().edit(row, heading, { value }));
      expect(reading).toMatchObject({
        ok: false,
        why: 'figures_changed',
        figures: [{ row, heading, file: value }],
      });
    }
  });

  test('has something else than a number where one belongs', () => {
    for (const value of ['twelve', '#REF!', true, 1e9, Number.NaN]) {
      expect(read(file().edit('margin', '2025', { value }))).toEqual({
        ok: false,
        why: 'unreadable',
        inputs: [{ name: 'Margin 2025', allowed: { from: -10, to: 100 } }],
      });
    }
    expect(read(file().editValue('Required return', { value: 'ten' }))).toMatchObject({ why: 'unreadable' });
  });

  test('has a rate or a figure of one’s own that its field on the page refuses', () => {
    for (const [label, value, allowed] of [
      ['Required return', -0.03, { from: 0, to: 1 }],
      ['Required return', 1.01, { from: 0, to: 1 }],
      ['Terminal growth', -1.5, { from: -1, to: 1 }],
      ['Shares outstanding', 0, 'aboveZero'],
      ['Ordinary shares of a traded one', -2, 'aboveZero'],
      ['Net debt', 1e13, 'any'],
    ] as const) {
      expect(read(file().editValue(label, { value }))).toEqual({
        ok: false,
        why: 'unreadable',
        inputs: [{ name: label, allowed }],
      });
    }
    const bounds = file()
      .editValue('Required return', { value: 0 })
      .editValue('Terminal growth', { value: -1 });
    expect(changesIn(bounds).rates).toEqual([
      ['requiredReturn', 0.1, 0],
      ['terminalGrowth', 0.02, -1],
    ]);
  });

  test('lacks rows or columns, or has one twice', () => {
    const without = file();
    without.sheet('Financials').delete(lineOf(without.sheet('Financials'), 5, 'margin'));
    expect(read(without)).toEqual({ ok: false, why: 'layout', missing: ['Margin'], twice: [] });
    const twice = file();
    const sheet = twice.sheet('Financials');
    sheet.set(90, new Map(sheet.get(lineOf(sheet, 5, 'margin'))));
    expect(read(twice)).toEqual({ ok: false, why: 'layout', missing: [], twice: ['Margin'] });
  });

  test('has rows deleted or inserted, and figures that differ since', () => {
    const opened = file();
    const sheet = opened.sheet('Financials');
    const revenue = lineOf(sheet, 5, 'revenue');
    const margin = lineOf(sheet, 5, 'margin');
    const moved = new Map(
      [...sheet]
        .filter(([row]) => row !== revenue)
        .map(([row, line]) => [
          row < revenue ? row : row < margin ? row - 1 : row,
          new Map([...line].map(([column, cell]) => [column < 8 ? column : column + 1, cell])),
        ]),
    );
    const year = 9;
    moved.get(lineOf(moved, 5, 'revenueChange'))?.set(year, { value: '#REF!', formula: '#REF!/H7-1' });
    expect(readWorkbook(new Map(opened.sheets).set('Financials', moved), page)).toMatchObject({
      why: 'figures_changed',
      moved: { missing: ['Revenue'], insertedBefore: ['Margin', '2024'] },
    });
    expect(read(file().edit('capex', '2023', { value: 5 }))).toMatchObject({
      moved: { missing: [], insertedBefore: [] },
    });
  });

  test('names its rows like parts of a prototype', () => {
    const opened = file();
    const sheet = opened.sheet('Financials');
    for (const [at, name] of ['__proto__', 'constructor', 'toString'].entries()) {
      sheet.set(
        60 + at,
        new Map([
          [5, { value: name, formula: null }],
          [6, { value: 1, formula: null }],
        ]),
      );
    }
    const inputs = opened.sheet('Inputs');
    const line = lineOf(inputs, 1, 'Fiscal year');
    inputs.set(
      line + 1,
      new Map([
        [1, { value: '__proto__', formula: null }],
        [2, { value: 'margin', formula: null }],
        [3, { value: 9, formula: null }],
      ]),
    );
    expect(read(opened).ok).toBe(true);
    expect(({} as { margin?: number }).margin).toBeUndefined();
  });
});

test('any edits of an exported file are what it becomes', () => {
  const rate = fc.integer({ min: -3000, max: 6000 }).map((value) => value / 1e4);
  const edits = fc.uniqueArray(
    fc.tuple(fc.constantFrom(...columnKeysAfter(2024)), fc.constantFrom(...editableRows), rate),
    { maxLength: 10, selector: ([column, row]) => `${column} ${row}` },
  );
  fc.assert(
    fc.property(edits, edits, (typed, edited) => {
      const asCells = (all: typeof typed) => {
        const found: Record<string, Record<string, number>> = {};
        for (const [column, row, value] of all) found[column] = { ...found[column], [row]: value };
        return found;
      };
      const opened = new Opened(exported(base, asCells(typed), choice).sheets);
      const before = readInputs(opened.sheet('Inputs')) ?? { cells: [] };
      for (const [column, row, value] of edited) opened.edit(row, column, { value });
      const reading = readWorkbook(opened.sheets, page);
      const expected = asCells([...typed, ...edited]);
      expect(reading.ok && reading.before.values).toEqual(asCells(typed));
      for (const [column, rows] of Object.entries(expected)) {
        for (const [row, value] of Object.entries(rows)) {
          // What was typed as it would be anyway is no edit.
          const followed = before.cells.find((each) => each.row === row && each.column === column)?.value;
          const after = reading.ok ? reading.after.values[column]?.[row as 'margin'] : null;
          expect(Math.abs(Number(after ?? followed) - value)).toBeLessThanOrEqual(1e-9);
        }
      }
    }),
    { numRuns: 100, seed: 13, endOnFailure: true },
  );
});
