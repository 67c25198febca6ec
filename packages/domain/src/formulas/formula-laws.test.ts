import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyRowKey } from '../rows/index.ts';
import { anyFormula, anyNumber } from './any-formula.fixture.ts';
import {
  addressOf,
  evaluateFormula,
  type Formula,
  formulaFromSpreadsheet,
  parseFormula,
  printFormula,
  spreadsheetFormula,
  type TableColumn,
} from './index.ts';
import { columns, namesOf } from './named-table.fixture.ts';
import { recalculated, type SheetContent } from './sheet.fixture.ts';

const place = { year: 2026, terminalYear: 2031 };
const rows: readonly AnyRowKey[] = ['margin', 'revenue', 'revenueChange', 'capex', 'roe'];
/** A table in which one filed figure is missing. */
function tableOf(values: readonly number[]) {
  const cells = new Map<string, number | null>();
  for (const [at, row] of rows.entries()) {
    for (const [across, column] of columns.entries()) {
      cells.set(`${row} ${column}`, values[(at * columns.length + across) % values.length] ?? 0);
    }
  }
  cells.set('margin 2023', null);
  return cells;
}

function settingOf(cells: ReturnType<typeof tableOf>): Parameters<typeof evaluateFormula>[2] {
  return {
    ...place,
    cell: (row, column) => {
      const value = cells.get(`${row} ${column}`);
      return value === undefined
        ? { value: null, why: 'no_such_column' }
        : { value: value ?? null, why: null };
    },
  };
}

const cellOf = (row: AnyRowKey, column: TableColumn) => {
  const across = columns.indexOf(column);
  const down = rows.indexOf(row);
  return across < 0 || down < 0 ? null : { column: across + 2, row: down + 2 };
};

const names = namesOf(rows);

function inSheet(formula: Formula, cells: ReadonlyMap<string, number | null>): unknown {
  const text = spreadsheetFormula(formula, place, cellOf);
  const sheet = new Map<string, SheetContent>([['A1', `=${text}`]]);
  for (const row of rows) {
    for (const column of columns) {
      const cell = cellOf(row, column);
      if (cell !== null) sheet.set(addressOf(cell), cells.get(`${row} ${column}`) ?? null);
    }
  }
  return recalculated({ Sheet: sheet })('Sheet', 'A1');
}

function withoutSpans(formula: unknown): unknown {
  return JSON.parse(JSON.stringify(formula, (key, value) => (key === 'span' ? undefined : value)));
}

const values = fc.array(anyNumber({ min: -10, max: 10 }), { minLength: 3, maxLength: 60 });

/** Looking for the smallest of all formulas that fail can take longer than anybody waits. */
const endOnFailure = true;

describe('any formula', () => {
  test('is read as it was printed', () => {
    let read = 0;
    fc.assert(
      fc.property(anyFormula, (formula) => {
        const parsed = parseFormula(printFormula(formula));
        if (!parsed.ok) return expect(['too_long', 'too_complex']).toContain(parsed.failure.why);
        read += 1;
        expect(withoutSpans(parsed.formula)).toEqual(withoutSpans(formula));
      }),
      { numRuns: 500, endOnFailure },
    );
    expect(read).toBeGreaterThan(300);
  });

  test('comes to the same when its translation is read back from a spreadsheet', () => {
    let agreed = 0;
    fc.assert(
      fc.property(anyFormula, values, (formula, figures) => {
        const cells = tableOf(figures);
        const comesTo = (of: Formula) => evaluateFormula('', of, settingOf(cells));
        const before = comesTo(formula);
        const text = spreadsheetFormula(formula, place, cellOf);
        const back = text === null ? null : formulaFromSpreadsheet(text, place, names);
        const parsed = back === null ? null : parseFormula(back);
        if (!before.ok || !parsed?.ok) return;
        agreed += 1;
        const after = comesTo(parsed.formula);
        const tolerance = Math.max(Math.abs(before.value) * 1e-9, 1e-12);
        expect(after.ok && Math.abs(after.value - before.value)).toBeLessThanOrEqual(tolerance);
      }),
      { numRuns: 1000, endOnFailure },
    );
    expect(agreed).toBeGreaterThan(100);
  });

  test('comes to what a spreadsheet makes of its translation', () => {
    let agreed = 0;
    fc.assert(
      fc.property(anyFormula, values, (formula, figures) => {
        const cells = tableOf(figures);
        const result = evaluateFormula('', formula, settingOf(cells));
        if (!result.ok) return;
        agreed += 1;
        const inSpreadsheet = inSheet(formula, cells);
        const tolerance = Math.max(Math.abs(result.value) * 1e-9, 1e-12);
        expect(Math.abs(Number(inSpreadsheet) - result.value)).toBeLessThanOrEqual(tolerance);
      }),
      { numRuns: 1000, endOnFailure },
    );
    expect(agreed).toBeGreaterThan(300);
  });
});

describe('any text', () => {
  test('is answered', () => {
    const pieces = fc.constantFrom(
      '=',
      '(',
      ')',
      '[',
      ']',
      ',',
      ';',
      ':',
      '%',
      '^',
      '-',
      '+',
      '*',
      '/',
      '<',
      '.',
      ' ',
      '1',
      '06',
      '2025',
      '1e9',
      'margin',
      'averages.',
      'MAX',
      'IF',
      'CAGR',
      'Terminal',
      '__proto__',
      'constructor',
      '\n',
      '"',
      "'",
      '€',
    );
    const texts = fc.oneof(
      fc.string(),
      fc.array(pieces, { maxLength: 40 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const source = `=${text}`;
        const parsed = parseFormula(source);
        if (!parsed.ok) {
          const { span } = parsed.failure;
          expect(0 <= span.from && span.from <= span.to && span.to <= source.length).toBe(true);
          return;
        }
        const value = evaluateFormula(source, parsed.formula, {
          ...place,
          cell: () => ({ value: 1, why: null }),
        });
        expect(value.ok ? Number.isFinite(value.value) : value.failure.why).toBeTruthy();
      }),
      { numRuns: 3000, endOnFailure },
    );
  });
});

test.each([
  ['=CAGR(revenue[2022:2025])', '((E3/B3)^(1/3)-1)'],
  ['=AVERAGE(margin[-2:1])', 'AVERAGE(D2:E2,H2:I2)'],
  ['=IF(margin > 10%; -margin^2; 0)', 'IF(H2>(10/100),((0-H2)^2),0)'],
  ['=revenueChange[-1] * (1 - 5%)', '(E4*(1-(5/100)))'],
  ['=ROUND(margin)', 'ROUND(H2,0)'],
  ['=(margin > 0) * 2', '(IF(H2>0,1,0)*2)'],
  ['=averages.margin + ltm.margin', '(G2+F2)'],
  ['=dividendsPerShare', null],
])('%s is %s in a spreadsheet', (source, text) => {
  const parsed = parseFormula(source);
  expect(parsed.ok && spreadsheetFormula(parsed.formula, place, cellOf)).toBe(text);
});
