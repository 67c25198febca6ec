import { columnKeysAfter } from '@tenfold/domain/custom-forecast';
import type { TableColumn } from '@tenfold/domain/formulas';
import { type AnyRowKey, isAnyRowKey } from '@tenfold/domain/rows';
import type { EditedModel } from '../own/edited-model.ts';

/** The columns of the table as formulas name them, from its last to its first: a condensed table leaves out the first. */
export function namedColumns(
  { actual, average, ltm }: EditedModel['table'],
  lastYear: number,
): readonly (TableColumn | null)[] {
  const forecast = columnKeysAfter(lastYear).map((_, at) => lastYear + 1 + at);
  return [
    ...forecast.toReversed(),
    ...(average.length > 0 ? ['averages' as const] : []),
    ...(ltm.length > 0 ? ['ltm' as const] : []),
    ...actual.map(({ year }) => year).toReversed(),
  ];
}

export function elementOf(
  table: HTMLTableElement,
  row: AnyRowKey,
  column: TableColumn,
  names: readonly (TableColumn | null)[],
): HTMLTableCellElement | null {
  const cells = table.querySelector<HTMLTableRowElement>(`tr[data-row="${row}"]`)?.cells;
  const fromEnd = names.indexOf(column);
  const cell = fromEnd < 0 ? undefined : cells?.[cells.length - 1 - fromEnd];
  return cell?.tagName === 'TD' ? cell : null;
}

/** What a formula calls the cell that was pressed; null beside the figures. */
export function namedAt(
  target: EventTarget | null,
  names: readonly (TableColumn | null)[],
): { readonly row: AnyRowKey; readonly column: TableColumn } | null {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('td') : null;
  const line = cell?.parentElement as HTMLTableRowElement | null | undefined;
  const row = line?.dataset.row;
  if (cell === null || line == null || row === undefined || !isAnyRowKey(row)) return null;
  const column = names[line.cells.length - 1 - cell.cellIndex];
  return column == null ? null : { row, column };
}
