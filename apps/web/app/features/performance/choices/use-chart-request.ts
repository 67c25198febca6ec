import { listComparable } from '@tenfold/contract/policy/comparisons';
import { useMemo } from 'react';
import { useEffectiveTier } from '../../../session/tier.ts';
import type { ChartRequest } from './chart-request.ts';
import { useChoices } from './chart-store.ts';

export function useChartRequest(symbol: string) {
  const { period, type, mode, indicators, compare: stored } = useChoices((choices) => choices);
  const tier = useEffectiveTier();
  const request = useMemo<ChartRequest>(
    () => ({ symbol, period, indicators, compare: listComparable(tier, symbol, stored) }),
    [symbol, period, indicators, stored, tier],
  );
  return { request, type, mode };
}
