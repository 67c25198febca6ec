import type { EditableRow } from '@tenfold/domain/custom-forecast';
import { rowOf } from '@tenfold/domain/rows';

/** `Revenue change 2028`, `CFO, % of revenue Terminal`: a cell in a sentence. */
export function cellName(row: EditableRow, column: string): string {
  return `${rowName(row)} ${column}`;
}

export function rowName(row: EditableRow): string {
  return ofWhat[row] ?? rowOf(row).label;
}

/** Below their line, these say only what they are a part of. */
const ofWhat: Partial<Record<EditableRow, string>> = {
  percentageCfoOfRevenue: 'CFO, % of revenue',
  percentageLiabilitiesOfAssets: 'Liabilities, % of assets',
};
