import type { Financials } from '@tenfold/contract/financials';
import { type PackedColumns, unpackColumns } from '../../../figures/packed-columns.ts';

export type FiledColumns = Pick<Financials, 'actual' | 'ltm' | 'ltmYearBefore' | 'average'>;

export interface Packed {
  readonly packed: PackedColumns;
  /** How many of the columns are actual years, twelve months, and the twelve before those; the rest are averages. */
  readonly spans: readonly [number, number, number];
}

export function unpackFinancials<Whole extends Packed>({
  packed,
  spans: [years, twelves, before],
  ...rest
}: Whole): Omit<Whole, keyof Packed> & FiledColumns {
  const columns = unpackColumns(packed);
  return {
    ...rest,
    actual: columns.slice(0, years),
    ltm: columns.slice(years, years + twelves),
    ltmYearBefore: columns.slice(years + twelves, years + twelves + before),
    average: columns.slice(years + twelves + before),
  };
}
