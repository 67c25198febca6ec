import { type EditableRow, editableRows, type TypedCell, terminalKey } from '../custom-forecast/index.ts';
import { addressOf } from '../formulas/index.ts';
import type { AnyRowKey, RowDefinition } from '../rows/index.ts';
import type { ReferredFigures } from './fair-value-sheet.ts';
import { forecastFormulas, levelOfChange, type RowFormula, typedGrowthFormula } from './row-formulas.ts';
import { formats, styleOf } from './row-looks.ts';
import { numberCell, type WorkbookCell } from './sheet.ts';
import { type ExportedColumn, formulaFor, isClose, live, type SheetTable } from './table.ts';

/** What a forecast's cells are made of. */
export interface ForecastInput {
  readonly typed: readonly TypedCell[];
  /** What the forecast's columns show of the fair value's sheet. */
  readonly fromValue: ReferredFigures;
}

/** A cell of the six columns of a forecast: an input, or what follows from the inputs. */
export function forecastCell(
  table: SheetTable,
  input: ForecastInput,
  row: RowDefinition,
  column: ExportedColumn,
  value: number | null,
): WorkbookCell | null {
  const format = formats[row.unit];
  const typed = (key: AnyRowKey) =>
    input.typed.find((cell) => cell.row === key && cell.column === keyOf(column));
  const own = typed(row.key);
  if (own !== undefined) {
    const source = typeof own.input === 'string' ? [own.input] : [];
    const formula = formulaFor(table, column.column, value, source);
    return numberCell(value, format, { formula, style: 'typed' });
  }
  if (isAssumption(row.key)) {
    const starts = [levelOfChange[row.key], row.key].flatMap((key) =>
      key === undefined ? [] : [`=averages.${key}`],
    );
    const formula = formulaFor(table, column.column, value, starts);
    return numberCell(value, format, { formula, style: 'input' });
  }
  if (row.group === 'valuation') return valueCell(table, input, row, column, value);
  const isGrowthTyped = row.key === 'freeCashFlow' && typed('freeCashFlowGrowthRate') !== undefined;
  const source = isGrowthTyped ? typedGrowthFormula : forecastFormulas[row.key];
  if (source === undefined) return null;
  const formula = guarded(table, column, source, value) ?? fromOwnFigure(table, column, row, value);
  return value === null && formula === null
    ? null
    : numberCell(value, format, { formula, style: styleOf(row) });
}

/** Where the fair value's sheet comes to the page's figure, a reference to it; a number where it values otherwise. */
function valueCell(
  { columns }: SheetTable,
  { fromValue }: ForecastInput,
  { key, unit }: RowDefinition,
  column: ExportedColumn,
  value: number | null,
): WorkbookCell | null {
  if (value === null) return null;
  const at = columns.indexOf(column) - columns.findIndex(({ kind }) => kind === 'estimated');
  const found = fromValue.get(`${key} ${at}`);
  const isSame = found !== undefined && isClose(found.value, value);
  return numberCell(value, formats[unit], { formula: isSame ? found.formula : null });
}

/** The formula of a row; blank in the sheet as on the page where what it divides by is zero or below. */
function guarded(
  table: SheetTable,
  { column }: ExportedColumn,
  { formula, above }: RowFormula,
  value: number | null,
): string | null {
  const guard = above === undefined ? null : live(table, column, above);
  const text =
    value === null
      ? guard !== null && guard.value <= 0
        ? (live(table, column, formula)?.text ?? null)
        : null
      : formulaFor(table, column, value, [formula]);
  return text === null || guard === null ? text : `IF(${guard.text}>0,${text},"")`;
}

/** The first year of capex or shares that the person typed in place of the filings': their number grows. */
function fromOwnFigure(
  table: SheetTable,
  { column }: ExportedColumn,
  { key }: RowDefinition,
  value: number | null,
): string | null {
  const change = Object.entries(levelOfChange).find(([, level]) => level === key)?.[0] as
    | AnyRowKey
    | undefined;
  const cell = change === undefined ? null : table.cellOf(change, column);
  const rate = change === undefined ? null : (table.valueOf(change, column) ?? null);
  if (cell === null || rate === null || value === null || rate === -1) return null;
  return `${value / (1 + rate)}*(1+${addressOf(cell)})`;
}

function keyOf({ kind, column }: ExportedColumn): string {
  return kind === 'terminal' ? terminalKey : String(column);
}

function isAssumption(key: AnyRowKey): key is EditableRow {
  return key !== 'freeCashFlowGrowthRate' && editableRows.some((row) => row === key);
}
