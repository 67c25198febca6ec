import type { Financials, FinancialsColumn } from '@tenfold/contract/financials';
import { useCallback, useMemo, useState } from 'react';
import type { ForecastColumn } from '../../../forecast/page-forecast.ts';
import { type Answer, useAnswer } from '../../../platform/queries/use-answer.ts';
import { useFinancialsBasis, useFinancialsView } from '../card/settings.ts';
import { columnsInView, shownQuarters, shownYears } from './shown-columns.ts';
import type { TableColumn } from './table-column.ts';

export interface ShownColumns {
  readonly columns: readonly TableColumn[];
  readonly inView: number;
  /** Set while quarters are loading or have failed; the years show meanwhile. */
  readonly awaited: Answer<readonly FinancialsColumn[]> | null;
}

export function useShownColumns(
  symbol: string,
  financials: Pick<Financials, 'actual' | 'ltm' | 'average'>,
  forecast: readonly ForecastColumn[],
): ShownColumns {
  const wanted = useFinancialsBasis((stored) => stored.value) === 'quarterly';
  const view = useFinancialsView((stored) => stored.value);
  const quarters = useQuarters(symbol, wanted);
  const quarterly = wanted && quarters.state === 'ready' ? quarters.value : null;
  const columns = useMemo(
    () => (quarterly === null ? shownYears(financials, forecast, view) : shownQuarters(quarterly, view)),
    [quarterly, financials, forecast, view],
  );
  return {
    columns,
    inView: quarterly === null ? columnsInView[view] : columnsInView.extended,
    awaited: wanted && quarterly === null ? quarters : null,
  };
}

function useQuarters(symbol: string, wanted: boolean): Answer<readonly FinancialsColumn[]> {
  const [asked, setAsked] = useState(wanted);
  if (wanted && !asked) setAsked(true);

  const ask = useCallback(
    async (signal: AbortSignal) => {
      const { loadQuarters } = await import('./load-quarters.ts');
      return loadQuarters(symbol, signal);
    },
    [symbol],
  );
  return useAnswer('quarters', asked ? ask : null);
}
