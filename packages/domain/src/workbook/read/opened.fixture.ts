import type { WorkbookSheet } from '../index.ts';
import type { ReadCell, ReadSheet } from './read-sheet.ts';

/** Sheets as a reader of files gives them; an edit puts a cell in place of another. */
export class Opened {
  readonly sheets: ReadonlyMap<string, Map<number, Map<number, ReadCell>>>;

  constructor(sheets: readonly WorkbookSheet[]) {
    this.sheets = new Map(
      sheets.map(({ name, rows }) => [
        name,
        new Map(
          rows.map((cells, down) => [
            down + 1,
            new Map(
              cells.flatMap((cell, across) =>
                cell === null
                  ? []
                  : [[across + 1, { value: cell.value, formula: cell.formula }] as [number, ReadCell]],
              ),
            ),
          ]),
        ),
      ]),
    );
  }

  sheet(name: string): Map<number, Map<number, ReadCell>> {
    return this.sheets.get(name) ?? new Map();
  }

  /** By the name of a row and the heading of a column. */
  edit(row: string, heading: string, cell: Partial<ReadCell>): this {
    const sheet = this.sheet('Financials');
    const line = lineOf(sheet, 5, row);
    const column = [...(sheet.get(5) ?? [])].find(([, { value }]) => value === heading)?.[0] ?? 0;
    sheet.get(line)?.set(column, { value: null, formula: null, ...cell });
    return this;
  }

  /** A figure of the fair value. */
  editValue(label: string, cell: Partial<ReadCell>): this {
    const sheet = this.sheet('Fair value');
    sheet.get(lineOf(sheet, 1, label))?.set(2, { value: null, formula: null, ...cell });
    return this;
  }
}

export function lineOf(sheet: ReadSheet, column: number, text: string): number {
  return [...sheet].find(([, cells]) => cells.get(column)?.value === text)?.[0] ?? 0;
}
