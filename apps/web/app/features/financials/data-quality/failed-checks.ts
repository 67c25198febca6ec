import type { Financials, QualityCheck } from '@tenfold/contract/financials';
import type { AnyRowKey } from '@tenfold/domain/rows';
import type { TableColumn } from '../columns/table-column.ts';

/** Checks name columns `2024 Q3`, the table `2024-Q3`. */
export interface FailedChecks {
  at(column: TableColumn, row: AnyRowKey): QualityCheck | null;
}

export function failedChecks(quality: Financials['quality']): FailedChecks {
  const byCell = new Map<string, QualityCheck>();
  for (const check of quality) {
    if (check.state !== 'failed' || check.column === null) continue;
    for (const row of check.rows) byCell.set(`${check.column.replace(' ', '-')} ${row}`, check);
  }
  return { at: (column, row) => byCell.get(`${column.id} ${row}`) ?? null };
}
