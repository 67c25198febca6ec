import { addressOf } from '../formulas/index.ts';
import { recalculated, type SheetContent } from '../formulas/sheet.fixture.ts';
import type { WorkbookSheet } from './index.ts';

export type Contents = Record<string, Map<string, SheetContent>>;

export function contentsOf(sheets: readonly WorkbookSheet[]): Contents {
  return Object.fromEntries(
    sheets.map(({ name, rows }) => [
      name,
      new Map(
        rows.flatMap((cells, row) =>
          cells.flatMap((cell, column): [string, SheetContent][] =>
            cell === null
              ? []
              : [
                  [
                    addressOf({ column: column + 1, row: row + 1 }),
                    cell.formula === null ? cell.value : `=${cell.formula}`,
                  ],
                ],
          ),
        ),
      ),
    ]),
  );
}

/** Every cell whose recalculation is not its value. */
export function differences(sheets: readonly WorkbookSheet[]): string[] {
  const valueAt = recalculated(contentsOf(sheets));
  return sheets.flatMap(({ name, rows }) =>
    rows.flatMap((cells, row) =>
      cells.flatMap((cell, column) => {
        if (cell === null || cell.formula === null) return [];
        const address = addressOf({ column: column + 1, row: row + 1 });
        const found = valueAt(name, address);
        const isSame =
          typeof cell.value === 'number' && typeof found === 'number'
            ? Math.abs(found - cell.value) <= 1e-7 * Math.max(Math.abs(cell.value), 1e-9)
            : found === (cell.value ?? '');
        return isSame ? [] : [`${name}!${address} =${cell.formula}: ${found}, not ${cell.value}`];
      }),
    ),
  );
}
