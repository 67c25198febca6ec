import type { AnyRowKey } from '../rows/index.ts';
import { columnMeant, type FormulaSetting, type TableColumn } from './evaluate.ts';
import type { ColumnReference, RangeReference, Reference } from './formula.ts';
import { maxOffset } from './limits.ts';

/** The cell that holds a formula. */
export type FormulaPlace = Pick<FormulaSetting, 'year' | 'terminalYear'>;

/** Relative references follow their formula when it is filled right, fixed ones don't. */
export type ReferenceStyle = 'relative' | 'fixed';

/** `margin[-1]`, `margin[2022:2025]`, `averages.margin`. */
export function printReference(reference: Reference | RangeReference, row: string = reference.row): string {
  if (reference.kind === 'range') {
    return `${row}[${printColumn(reference.first)}:${printColumn(reference.last)}]`;
  }
  const { column } = reference;
  if (column.kind === 'averages' || column.kind === 'ltm') return `${column.kind}.${row}`;
  return column.kind === 'offset' && column.by === 0 ? row : `${row}[${printColumn(column)}]`;
}

function printColumn(column: ColumnReference): string {
  switch (column.kind) {
    case 'offset':
      return String(column.by);
    case 'year':
      return String(column.year);
    case 'terminal':
      return 'Terminal';
    default:
      return column.kind;
  }
}

/**
 * What a click on a cell writes into a formula. A column of the forecast is meant relatively, because the forecast moves
 * when a formula is filled right; a fiscal year that was filed is meant for itself.
 *
 * @example referenceText('revenueChange', 2025, { year: 2028, terminalYear: 2031 }) is `revenueChange[2025]` where
 * 2025 was filed, and `revenueChange[-3]` where it is relative
 */
export function referenceText(
  row: AnyRowKey,
  column: TableColumn,
  place: FormulaPlace,
  style: ReferenceStyle,
): string {
  const meant: ColumnReference =
    typeof column === 'number' ? columnBy(column, place, style) : { kind: column };
  return printReference({ kind: 'reference', row, column: meant, span: { from: 0, to: 0 } });
}

/** The columns that a reference means in a place, for frames around them. */
export function columnsMeant(reference: Reference | RangeReference, place: FormulaPlace): TableColumn[] {
  if (reference.kind === 'reference') return [columnMeant(reference.column, place)];
  const ends = [reference.first, reference.last].map((end) => columnMeant(end, place));
  const years = ends.filter((end) => typeof end === 'number');
  const first = Math.min(...years);
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, at) => first + at);
}

export function columnBy(
  year: number,
  { year: own, terminalYear }: FormulaPlace,
  style: ReferenceStyle,
): ColumnReference {
  if (style === 'relative' && Math.abs(year - own) <= maxOffset) return { kind: 'offset', by: year - own };
  return year === terminalYear ? { kind: 'terminal' } : { kind: 'year', year };
}
