import type { FinancialsColumn } from '@tenfold/contract/financials';
import { useCallback, useState } from 'react';
import { type Answer, useAnswer } from '../../../platform/queries/use-answer.ts';

export function useQuarters(symbol: string, wanted: boolean): Answer<readonly FinancialsColumn[]> {
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
