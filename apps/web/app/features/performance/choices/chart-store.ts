import { listComparable } from '@tenfold/contract/policy/comparisons';
import type { IndicatorKey } from '@tenfold/domain/series';
import { createContext, use, useEffect, useMemo, useState } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { useEffectiveTier } from '../../../session/tier.ts';
import type { ChartChoices } from './chart-choices.ts';
import { type ChartRequest, maxIndicators } from './chart-request.ts';
import { readStoredChoices, storeChoices } from './stored-choices.ts';

export interface ChartStore extends ChartChoices {
  choose(choice: Partial<ChartChoices>): void;
  toggleIndicator(indicator: IndicatorKey): void;
  toggleCompany(symbol: string): void;
  leaveOut(symbols: readonly string[]): void;
}

export const ChartStoreContext = createContext<StoreApi<ChartStore> | null>(null);

/**
 * One store per card: the server renders for many readers at once. localStorage wins if the cookie is gone.
 */
export function useCreateChartStore(initial: ChartChoices): StoreApi<ChartStore> {
  const [store] = useState(() => chartStore(initial));
  useEffect(() => {
    const stored = readStoredChoices();
    const differs = stored !== null && JSON.stringify(stored) !== JSON.stringify(initial);
    const stop = store.subscribe(storeChoices);
    if (differs) store.setState(stored);
    return stop;
  }, [store, initial]);
  return store;
}

export function useChoices<Part>(part: (store: ChartStore) => Part): Part {
  const store = use(ChartStoreContext);
  if (store === null) throw new Error('no chart around this');
  return useStore(store, part);
}

export function useChartRequest(symbol: string) {
  const { period, type, mode, indicators, compare: stored } = useChoices((choices) => choices);
  const tier = useEffectiveTier();
  const request = useMemo<ChartRequest>(
    () => ({ symbol, period, indicators, compare: listComparable(tier, symbol, stored) }),
    [symbol, period, indicators, stored, tier],
  );
  return { request, type, mode };
}

function chartStore(initial: ChartChoices): StoreApi<ChartStore> {
  return createStore<ChartStore>()((set) => ({
    ...initial,
    choose: (choice) => set(choice),
    toggleIndicator: (indicator) =>
      set(({ indicators }) => ({ indicators: toggled(indicators, indicator).slice(0, maxIndicators) })),
    toggleCompany: (symbol) => set(({ compare }) => ({ compare: toggled(compare, symbol) })),
    leaveOut: (symbols) =>
      set(({ compare }) => ({ compare: compare.filter((one) => !symbols.includes(one)) })),
  }));
}

function toggled<One>(list: readonly One[], one: One): One[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}
