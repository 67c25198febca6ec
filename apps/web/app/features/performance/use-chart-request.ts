import { useMemo } from 'react';
import type { ChartRequest } from './chart-request.ts';
import { useChoices } from './chart-store.ts';
import { compareAccess, comparedOn } from './compare-rules.ts';

/** What is to be on the picture of a company, as the reader chose and is allowed. */
export function useChartRequest(symbol: string, signedIn: boolean) {
  const { range, type, mode, indicators, compare: kept } = useChoices((choices) => choices);
  const access = compareAccess(symbol, signedIn);
  const request = useMemo<ChartRequest>(
    () => ({ symbol, range, indicators, compare: comparedOn(symbol, kept, access) }),
    [symbol, range, indicators, kept, access],
  );
  return { request, access, type, mode };
}
