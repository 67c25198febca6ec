import type { SheetCell } from '../formulas/index.ts';
import { longAverageYears } from '../method-judgements/index.ts';
import { allRows, type RowDefinition, rowGroups } from '../rows/index.ts';
import { type ForecastInput, forecastCell } from './forecast-cell.ts';
import { filedFormulas } from './row-formulas.ts';
import { formats, styleOf } from './row-looks.ts';
import { type CellFormat, numberCell, textCell, type WorkbookCell, type WorkbookSheet } from './sheet.ts';
import { asHeld, type ExportedColumn, financialsSheetName, formulaFor, type SheetTable } from './table.ts';

/** Frozen: number, name, hint, unit and key of a row; title, note, forecast, kind and year of a column. */
const frozen = { columns: 5, rows: 5 };

export interface FinancialsSheetInput extends ForecastInput {
  readonly title: string;
  /** That figures are in millions, except per-share data. */
  readonly note: string;
  /** Which forecast the last six columns are. */
  readonly forecast: string;
  /** Fiscal years, twelve months and averages, then the six of the forecast. */
  readonly columns: readonly ExportedColumn[];
}

/** Where the financials' cells are on their sheet. */
export function placeTable(columns: readonly ExportedColumn[]): SheetTable {
  const rows = exportedRows(columns);
  const lines = new Map<string, number>();
  let line = frozen.rows;
  for (const { key } of rowGroups) {
    const inGroup = rows.filter(({ group }) => group === key);
    if (inGroup.length > 0) line += 1;
    for (const row of inGroup) {
      line += 1;
      lines.set(row.key, line);
    }
  }
  const byName = new Map(columns.map((column, at) => [column.column, { ...column, at }]));
  return {
    columns,
    rows,
    cellOf: (row, column): SheetCell | null => {
      const at = byName.get(column)?.at;
      const line = lines.get(row);
      return at === undefined || line === undefined ? null : { column: frozen.columns + 1 + at, row: line };
    },
    valueOf: (row, column) => asHeld(row, column, byName.get(column)?.value(row)),
  };
}

/** All rows that some column has a figure for, in the order of the table. */
function exportedRows(columns: readonly ExportedColumn[]): RowDefinition[] {
  return allRows.filter(({ key }) => columns.some(({ value }) => typeof value(key) === 'number'));
}

/** docs/methodology.md, "The exported workbook" */
export function financialsSheet(table: SheetTable, input: FinancialsSheetInput): WorkbookSheet {
  const { columns } = input;
  const width = frozen.columns + columns.length;
  const lines: (WorkbookCell | null)[][] = [
    [textCell(input.title, 'title')],
    [textCell(input.note, 'note')],
    [textCell(input.forecast, 'note')],
    [
      ...Array<null>(frozen.columns).fill(null),
      ...columns.map(({ kind }, at) =>
        textCell(kind === columns[at - 1]?.kind ? '' : kindLabels[kind], 'heading'),
      ),
    ],
    [
      ...['No.', 'Row', 'Remark', 'Unit', 'Name in formulas'].map((each) => textCell(each, 'heading')),
      ...columns.map(({ heading }) => textCell(heading, 'heading')),
    ],
  ];
  let number = 0;
  for (const { key, label } of rowGroups) {
    const rows = table.rows.filter(({ group }) => group === key);
    if (rows.length > 0) lines.push([null, textCell(label, 'group'), ...Array<null>(width - 2).fill(null)]);
    for (const row of rows) {
      number += 1;
      lines.push([
        textCell(String(number).padStart(2, '0'), 'note'),
        textCell(row.label, row.strong ? 'strong' : 'plain'),
        textCell(row.hint ?? '', 'note'),
        textCell(unitLabels[row.unit], 'note'),
        textCell(row.key, 'note'),
        ...columns.map((column) => cellIn(table, input, row, column)),
      ]);
    }
  }
  return { name: financialsSheetName, rows: lines, frozen, widths: [5, 30, 22, 14, 26, 13] };
}

const kindLabels: Readonly<Record<ExportedColumn['kind'], string>> = {
  actual: 'Actual',
  quarterly: 'Quarterly',
  ltm: 'Last twelve months',
  average: '10 year',
  estimated: 'Estimated',
  projected: 'Projected',
  terminal: 'Projected',
};

const unitLabels: Readonly<Record<RowDefinition['unit'], string>> = {
  perShare: 'per share',
  millions: 'millions',
  percent: 'percent',
  ratio: 'ratio',
  shares: 'millions',
};

function cellIn(
  table: SheetTable,
  input: FinancialsSheetInput,
  row: RowDefinition,
  column: ExportedColumn,
): WorkbookCell | null {
  const value = table.valueOf(row.key, column.column) ?? null;
  const format = formats[row.unit];
  switch (column.kind) {
    case 'estimated':
    case 'projected':
    case 'terminal':
      return forecastCell(table, input, row, column, value);
    case 'average': {
      const formula = formulaFor(table, column.column, value, averageFormulas(table, row, column));
      return value === null ? null : numberCell(value, averageFormat(row), { formula });
    }
    default: {
      const source = filedFormulas[row.key];
      const formula = formulaFor(table, column.column, value, source === undefined ? [] : [source.formula]);
      const link = formula === null ? (column.link?.(row.key) ?? null) : null;
      return value === null ? null : numberCell(value, format, { formula, link, style: styleOf(row) });
    }
  }
}

/** Levels have a compound rate in the averages. */
function averageFormat({ unit }: RowDefinition): CellFormat {
  return unit === 'ratio' ? 'ratio' : 'percent';
}

function averageFormulas({ columns }: SheetTable, row: RowDefinition, column: ExportedColumn): string[] {
  const years = columns.flatMap((each) =>
    each.kind === 'actual' && typeof each.column === 'number' ? [each.column] : [],
  );
  const last = years.at(-1) ?? 0;
  const behind = column.years?.(row.key) ?? longAverageYears;
  if (row.unit !== 'percent' && row.unit !== 'ratio') {
    return [`=CAGR(${row.key}[${last - behind}:${last}])`];
  }
  const windows = [longAverageYears, behind].map((count) => Math.max(last - count + 1, years[0] ?? 0));
  return windows.flatMap((first) =>
    ['AVERAGE', 'MEDIAN'].map((name) => `=${name}(${row.key}[${first}:${last}])`),
  );
}
