import type { AnyRowKey } from '../rows/index.ts';
import type { SheetNames, TableColumn } from './index.ts';

/** Columns B to E are filed years, F the twelve months, G the averages, H to M the forecast. */
export const columns: readonly TableColumn[] = [
  2022,
  2023,
  2024,
  2025,
  'ltm',
  'averages',
  2026,
  2027,
  2028,
  2029,
  2030,
  2031,
];

/** Names for a sheet with these lines from its second row on. */
export function namesOf(rows: readonly AnyRowKey[]): SheetNames {
  return {
    sheet: 'Financials',
    firstForecast: 2026,
    cellAt: ({ column, row }) => {
      const named = columns[column - 2];
      const of = rows[row - 2];
      return named === undefined || of === undefined ? null : { row: of, column: named };
    },
  };
}
