import { change } from '@tenfold/domain/growth';
import {
  type AnyRowKey,
  anyRowOf,
  hasGrowth,
  type RowMeasure,
  shareOfTotal,
  totalOf,
} from '@tenfold/domain/rows';
import { isFiled, type TableCell, type TableColumn } from './table-column.ts';

/** The columns with shares of a total or growth in their cells. `columns` are all there are: growth looks one year back. */
export function measuredColumns(
  columns: readonly TableColumn[],
  measure: RowMeasure,
): readonly TableColumn[] {
  if (measure === 'values') return columns;
  const before = beforeIn(columns);
  return columns.map((column) => ({
    ...column,
    cell: (key) => (measure === 'share' ? share(column, key) : growth(column, before(column), key)),
  }));
}

function share(column: TableColumn, key: AnyRowKey): TableCell {
  const total = totalOf(anyRowOf(key));
  if (total === null || column.kind === 'average') return none('no_share', column.cell(key));
  return rateOf(column.cell(key), column.cell(total), shareOfTotal);
}

function growth(column: TableColumn, before: TableColumn['cell'] | undefined, key: AnyRowKey): TableCell {
  const cell = column.cell(key);
  if (!hasGrowth(anyRowOf(key))) return none('no_growth', cell);
  if (column.kind === 'average') return cell;
  if (isFiled(column.kind) && cell.marks.includes('basis_changed')) return none('basis_changed', cell);
  const earlier = before?.(key) ?? none('previous_missing');
  if (cell.value !== null && earlier.value === null) return none('previous_missing', cell);
  return rateOf(cell, earlier, change);
}

function rateOf(cell: TableCell, other: TableCell, calculate: typeof change): TableCell {
  if (cell.value === null) return cell;
  if (other.value === null) return none(other.why ?? 'part_missing', cell);
  const result = calculate(cell.value, other.value);
  return result.ok ? { ...cell, value: result.rate } : none(result.why, cell);
}

/** Keeps the marks: the head of a column reads them. */
function none(why: string, { marks }: Pick<TableCell, 'marks'> = { marks: [] }): TableCell {
  return { value: null, why, marks, years: null };
}

/** The same quarter of the year before, or the year before, filed or forecast; or the twelve months a year before. */
function beforeIn(columns: readonly TableColumn[]): (column: TableColumn) => TableColumn['cell'] | undefined {
  const quarters = new Map(columns.map((column) => [column.id, column]));
  const single = columns.filter(({ kind }) => kind !== 'quarterly' && kind !== 'ltm' && kind !== 'average');
  const years = new Map(single.map((column) => [column.year, column]));
  return ({ kind, id, year, yearBefore }) => {
    if (kind === 'ltm') return yearBefore;
    if (year === null) return undefined;
    return (kind === 'quarterly' ? quarters.get(`${year - 1}${id.slice(4)}`) : years.get(year - 1))?.cell;
  };
}
