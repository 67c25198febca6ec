import { comparableOf } from '@tenfold/contract/comparisons';
import { useMemo } from 'react';
import { useShownStanding } from '../../session/standing.ts';
import type { ChartRequest } from './chart-request.ts';
import { useChoices } from './chart-store.ts';

/** What is to be on the picture of a company, as the reader chose and may see. */
export function useChartRequest(symbol: string) {
  const { range, type, mode, indicators, compare: kept } = useChoices((choices) => choices);
  const standing = useShownStanding();
  const request = useMemo<ChartRequest>(
    () => ({ symbol, range, indicators, compare: comparableOf(standing, symbol, kept) }),
    [symbol, range, indicators, kept, standing],
  );
  return { request, type, mode };
}
