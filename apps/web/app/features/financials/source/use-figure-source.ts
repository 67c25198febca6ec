import type { FigureSource } from '@tenfold/contract/financials';
import type { RowKey } from '@tenfold/domain/rows';
import { useCallback } from 'react';
import { type Answer, useAnswer } from '../../../platform/queries/use-answer.ts';

export function useFigureSource(symbol: string, row: RowKey, column: string): Answer<FigureSource> {
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const { loadFigureSource } = await import('./load-figure-source.ts');
      return loadFigureSource(symbol, row, column, signal);
    },
    [symbol, row, column],
  );
  return useAnswer('figure source', ask);
}
