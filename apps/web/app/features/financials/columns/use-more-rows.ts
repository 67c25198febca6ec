import { useMemo, useState } from 'react';
import { asOfQuery, useAsOf } from '../../../figures/as-of.ts';
import type { Answer } from '../../../platform/queries/query.ts';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { useFinancialsRows } from '../card/settings.ts';
import type { TableColumn } from './table-column.ts';

interface ColumnsInView {
  readonly columns: readonly TableColumn[];
  readonly all: boolean;
  /** Set while the further rows are loading or have failed; the default rows show meanwhile. */
  readonly awaited: Answer<unknown> | null;
}

export function useMoreRows(symbol: string, columns: readonly TableColumn[]): ColumnsInView {
  const wanted = useFinancialsRows((stored) => stored.value) === 'all';
  const asOf = useAsOf();
  const [requested, setRequested] = useState(wanted);
  if (wanted && !requested) setRequested(true);

  const answer = useQuery(
    requested
      ? {
          label: 'more rows',
          call: 'GET /company/{symbol}/financials/more',
          input: { params: { symbol }, ...asOfQuery(asOf) },
          read: async (more) => {
            const { withMoreRows } = await import('./more-rows.ts');
            return (shown: readonly TableColumn[]) => withMoreRows(shown, more);
          },
        }
      : null,
  );
  const addMore = wanted && answer.state === 'ready' ? answer.value : null;
  const shown = useMemo(() => addMore?.(columns) ?? columns, [columns, addMore]);
  return { columns: shown, all: addMore !== null, awaited: wanted && addMore === null ? answer : null };
}
