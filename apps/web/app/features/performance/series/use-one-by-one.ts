import { useEffect } from 'react';
import { fetchQuery } from '../../../platform/queries/use-query.ts';
import { useChartStore } from '../choices/chart-store.ts';
import { leaveOut } from '../compare/change-compared.ts';
import { chartQuery } from './chart-query.ts';
import { loadOneByOne } from './load-one-by-one.ts';
import type { ChartState } from './use-chart.ts';

/** Loads a refused request company by company, and leaves out those that can't be loaded. */
export function useOneByOne(chart: Pick<ChartState, 'refused' | 'take' | 'giveUp'>): void {
  const store = useChartStore();
  const id = JSON.stringify(chart.refused);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id says all of the request
  useEffect(() => {
    const { refused } = chart;
    if (refused === null) return;
    let current = true;
    const load = async () => {
      const { series, leftOut } = await loadOneByOne(refused.compare, (compare) =>
        // A label of its own: a refetch of the refused query would start all this again.
        fetchQuery({ ...chartQuery({ ...refused, compare }), label: 'chart of one company' }),
      );
      if (!current) return;
      chart.take(refused, series);
      leaveOut(store, leftOut);
      if (leftOut.length === 0) chart.giveUp();
    };
    load().catch(() => current && chart.giveUp());
    return () => {
      current = false;
    };
  }, [id, store]);
}
