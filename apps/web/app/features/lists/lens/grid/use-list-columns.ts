import { useMemo } from 'react';
import { useNames } from '../../../../ui/grid/use-grid.ts';
import type { LensRow } from '../model/lens-table.ts';
import type { LensView } from './lens-view.ts';

/** What stands beside the name of a company. */
export interface ListColumns {
  readonly fields: readonly LensRow[];
  /** Whether there are lines under the price: somebody without the history sees none. */
  readonly hasLines: boolean;
  /** By cell of a row, the column it is in: a field, or `company` for what is said of it; null where there is nothing to open. */
  readonly cells: readonly (string | null)[];
  /** Those that keys lead through. */
  readonly walked: readonly string[];
}

/** Price, change, its line where anybody has one, the fields; of one’s own list also what is said of a company. */
export function useListColumns({ table, changes }: Pick<LensView, 'table' | 'changes'>): ListColumns {
  const fields = table.rows.filter(({ field }) => field.key !== 'price');
  const hasLines = table.companies.some(({ priceLine }) => priceLine.length > 0);
  const isOwn = changes !== null;
  const keys = useNames(fields.map(({ field }) => field.key));
  const cells = useMemo(() => {
    const name = null;
    const change = null;
    const line = hasLines ? [null] : [];
    const comment = isOwn ? ['company'] : [];
    return [name, 'price', change, ...line, ...keys, ...comment];
  }, [keys, hasLines, isOwn]);
  const walked = useMemo(() => cells.filter((cell) => cell !== null), [cells]);
  return { fields, hasLines, cells, walked };
}
