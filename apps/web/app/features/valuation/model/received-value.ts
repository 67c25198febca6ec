import type { FinancialsColumn } from '@tenfold/contract/financials';
import type { Mark, MissingReason } from '@tenfold/domain/figures';
import { rowKeys } from '@tenfold/domain/rows';
import { type PackedColumns, unpackColumns } from '../../../figures/packed-columns.ts';
import type { ShownColumn } from '../../../page-forecast/shown-column.ts';
import type { ComputedValue } from './compute-value.ts';

export interface SentValue extends Omit<ComputedValue, 'columns'> {
  readonly columns: PackedColumns;
}

/** What `sentValue` made of it. */
export function receivedValue({ columns, ...value }: SentValue): ComputedValue {
  return { ...value, columns: unpackColumns(columns).map(shown) };
}

function shown(column: FinancialsColumn, at: number, { length }: { length: number }): ShownColumn {
  const { year, periodEnd, why, marks } = column;
  const figures = rowKeys.map((key) => [
    key,
    {
      value: column[key],
      why: (why[key] ?? null) as MissingReason | null,
      marks: (marks[key] ?? []) as Mark[],
    },
  ]);
  return {
    kind: at === 0 ? 'estimated' : at === length - 1 ? 'terminal' : 'projected',
    year,
    quarter: null,
    periodEnd,
    figures: Object.fromEntries(figures) as ShownColumn['figures'],
  };
}
