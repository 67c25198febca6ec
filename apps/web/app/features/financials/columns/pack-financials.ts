import { packColumns } from '../../../figures/pack-columns.ts';
import type { FiledColumns, Packed } from './packed-financials.ts';

/** On the server; `unpackFinancials` reads it in both. */
export function packFinancials<Whole extends FiledColumns>({
  actual,
  ltm,
  ltmYearBefore,
  average,
  ...rest
}: Whole): Omit<Whole, keyof FiledColumns> & Packed {
  return {
    ...rest,
    packed: packColumns([...actual, ...ltm, ...ltmYearBefore, ...average]),
    spans: [actual.length, ltm.length, ltmYearBefore.length],
  };
}
