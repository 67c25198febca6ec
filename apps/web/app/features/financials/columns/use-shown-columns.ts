import type { Financials, FinancialsColumn } from '@tenfold/contract/financials';
import { useMemo, useState } from 'react';
import { asOfQuery, useAsOf } from '../../../figures/as-of.ts';
import type { ForecastColumn } from '../../../page-forecast/page-forecast.ts';
import { useCompanyLimit } from '../../../platform/api/company-limit.ts';
import type { Answer } from '../../../platform/queries/query.ts';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { useFinancialsBasis, useFinancialsView } from '../card/settings.ts';
import { columnsInView, filedYears, inDensity, shownQuarters } from './shown-columns.ts';
import { forecastColumns, type TableColumn } from './table-column.ts';

export interface ShownColumns {
  readonly columns: readonly TableColumn[];
  /** With those that condensed leaves out. */
  readonly all: readonly TableColumn[];
  readonly inView: number;
  /** Set while quarters are loading or have failed; the years show meanwhile. */
  readonly awaited: Answer<readonly FinancialsColumn[]> | null;
}

export function useShownColumns(
  symbol: string,
  financials: Pick<Financials, 'actual' | 'ltm' | 'ltmYearBefore' | 'average'>,
  forecast: readonly ForecastColumn[],
): ShownColumns {
  const wanted = useFinancialsBasis((stored) => stored.value) === 'quarterly';
  const view = useFinancialsView((stored) => stored.value);
  const quarters = useQuarters(symbol, wanted);
  const quarterly = wanted && quarters.state === 'ready' ? quarters.value : null;
  const filed = useMemo(() => filedYears(financials), [financials]);
  const all = useMemo(
    () =>
      quarterly === null ? [...filed, ...forecastColumns(forecast)] : shownQuarters(quarterly, 'extended'),
    [quarterly, filed, forecast],
  );
  const columns = useMemo(() => inDensity(all, view), [all, view]);
  return {
    columns,
    all,
    inView: quarterly === null ? columnsInView[view] : columnsInView.extended,
    awaited: wanted && quarterly === null ? quarters : null,
  };
}

function useQuarters(symbol: string, wanted: boolean): Answer<readonly FinancialsColumn[]> {
  const asOf = useAsOf();
  const [requested, setRequested] = useState(wanted);
  if (wanted && !requested) setRequested(true);
  return useQuery(
    requested
      ? {
          label: 'quarters',
          call: 'GET /company/{symbol}/financials',
          input: { params: { symbol }, ...asOfQuery(asOf) },
          read: ({ quarterly, maxReached }) => {
            if (maxReached) useCompanyLimit.getState().warn();
            return quarterly;
          },
        }
      : null,
  );
}
