import type { MoreRows } from '@tenfold/contract/financials';
import { useMemo, useState } from 'react';
import type { Answer } from '../../../platform/queries/query.ts';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { useFinancialsRows } from '../card/settings.ts';
import { withMoreRows } from './more-rows.ts';
import type { TableColumn } from './table-column.ts';

interface ShownRows {
  readonly columns: readonly TableColumn[];
  readonly all: boolean;
  /** Set while the further rows are loading or have failed; the default rows show meanwhile. */
  readonly awaited: Answer<MoreRows> | null;
}

export function useMoreRows(symbol: string, columns: readonly TableColumn[]): ShownRows {
  const wanted = useFinancialsRows((stored) => stored.value) === 'all';
  const [asked, setAsked] = useState(wanted);
  if (wanted && !asked) setAsked(true);

  const answer = useQuery(
    asked
      ? { label: 'more rows', call: 'GET /company/{symbol}/financials/more', input: { params: { symbol } } }
      : null,
  );
  const more = wanted && answer.state === 'ready' ? answer.value : null;
  const shown = useMemo(() => (more === null ? columns : withMoreRows(columns, more)), [columns, more]);
  return { columns: shown, all: more !== null, awaited: wanted && more === null ? answer : null };
}
