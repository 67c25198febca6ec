import type { TypedCell } from '@tenfold/domain/custom-forecast';
import type { TableColumn } from '../columns/table-column.ts';

/** The class of each typed cell, by `2026 margin`. */
export type CellMarks = ReadonlyMap<string, string>;

/** Typed, but it comes to nothing. */
export const failedMark = 'is-error';

export function cellMarks(typed: readonly TypedCell[], changed: ReadonlySet<string>): CellMarks {
  const marks = new Map<string, string>();
  for (const { column, row, input, value } of typed) {
    const key = `${column} ${row}`;
    const kinds = [
      'is-typed',
      typeof input === 'string' && 'has-formula',
      changed.has(key) && 'is-changed',
      value === null && failedMark,
    ];
    marks.set(key, kinds.filter(Boolean).join(' '));
  }
  return marks;
}

/** The key a custom forecast uses for the column. */
export function columnKey({ kind, heading }: TableColumn): string {
  return kind === 'terminal' ? 'Terminal' : heading;
}
