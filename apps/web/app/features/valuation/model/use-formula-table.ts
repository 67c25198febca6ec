import type { Financials } from '@tenfold/contract/financials';
import { useMemo } from 'react';
import { useQuery } from '../../../platform/queries/use-query.ts';
import type { FiledTable } from './compute-value.ts';

/** The columns of the page, which formulas may refer to; with the further rows once there is a formula. */
export function useFormulaTable(
  symbol: string,
  financials: Pick<Financials, 'actual' | 'average' | 'ltm'>,
  hasFormulas: boolean,
): FiledTable {
  const answer = useQuery(
    hasFormulas
      ? {
          label: 'rows for formulas',
          call: 'GET /company/{symbol}/financials/more',
          input: { params: { symbol } },
        }
      : null,
  );
  const more = answer.state === 'ready' ? answer.value : null;
  return useMemo(() => (more === null ? financials : { ...financials, more }), [financials, more]);
}
