import { listComparable } from '@tenfold/contract/policy/comparisons';
import { useMemo } from 'react';
import { useEffectiveTier } from '../../../session/tier.ts';
import type { ChartRequest } from './chart-request.ts';
import { useChoices } from './chart-store.ts';

export function useChartRequest(symbol: string) {
  const { period, type, mode, indicators, compare: kept } = useChoices((choices) => choices);
  const standing = useEffectiveTier();
  const request = useMemo<ChartRequest>(
    () => ({ symbol, period, indicators, compare: listComparable(standing, symbol, kept) }),
    [symbol, period, indicators, kept, standing],
  );
  return { request, type, mode };
}
