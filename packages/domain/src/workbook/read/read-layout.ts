import { forecastColumns } from '../../forecast/index.ts';
import type { NamedCell, SheetCell, TableColumn } from '../../formulas/index.ts';
import { type AnyRowKey, anyRowOf, isAnyRowKey } from '../../rows/index.ts';
import { type ReadSheet, textAt } from './read-sheet.ts';

/** Where a file has the table's rows and columns: found by their names, because a person may have inserted some. */
export interface Layout {
  readonly rows: ReadonlyMap<AnyRowKey, number>;
  readonly columns: ReadonlyMap<TableColumn, number>;
  /** What is there more than once: nobody can say which of them counts. */
  readonly twice: readonly string[];
  readonly cellOf: (row: AnyRowKey, column: TableColumn) => SheetCell | null;
  readonly nameAt: (cell: SheetCell) => NamedCell | null;
}

const nameHeading = 'Name in formulas';
/** Far more than an exported sheet has. */
const most = { rows: 500, columns: 100 };

/** null where the headings are gone. */
export function readLayout(sheet: ReadSheet, lastYear: number): Layout | null {
  const heading = findHeading(sheet);
  if (heading === null) return null;
  const twice: string[] = [];
  const rows = new Map<AnyRowKey, number>();
  for (let row = heading.row + 1; row <= most.rows; row += 1) {
    const key = textAt(sheet, row, heading.column);
    if (!isAnyRowKey(key)) continue;
    if (rows.has(key)) twice.push(anyRowOf(key).label);
    else rows.set(key, row);
  }
  const columns = new Map<TableColumn, number>();
  for (let column = heading.column + 1; column <= most.columns; column += 1) {
    const name = columnNamed(textAt(sheet, heading.row, column), lastYear);
    if (name === null) continue;
    if (columns.has(name)) twice.push(textAt(sheet, heading.row, column));
    else columns.set(name, column);
  }
  const rowAt = new Map([...rows].map(([key, row]) => [row, key]));
  const columnAt = new Map([...columns].map(([name, column]) => [column, name]));
  return {
    rows,
    columns,
    twice,
    cellOf: (row, column) => {
      const place = { row: rows.get(row), column: columns.get(column) };
      return place.row === undefined || place.column === undefined
        ? null
        : { row: place.row, column: place.column };
    },
    nameAt: (cell) => {
      const row = rowAt.get(cell.row);
      const column = columnAt.get(cell.column);
      return row === undefined || column === undefined ? null : { row, column };
    },
  };
}

function findHeading(sheet: ReadSheet): SheetCell | null {
  for (let row = 1; row <= 30; row += 1) {
    for (let column = 1; column <= 30; column += 1) {
      if (textAt(sheet, row, column) === nameHeading) return { row, column };
    }
  }
  return null;
}

function columnNamed(heading: string, lastYear: number): TableColumn | null {
  if (/^\d{4}$/.test(heading)) return Number(heading);
  if (/^to \d{4}-\d{2}-\d{2}$/.test(heading)) return 'ltm';
  if (heading === 'Averages') return 'averages';
  return heading === 'Terminal' ? lastYear + forecastColumns : null;
}
