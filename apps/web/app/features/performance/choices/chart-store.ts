import { listComparable } from '@tenfold/contract/policy/comparisons';
import type { IndicatorKey } from '@tenfold/domain/series';
import { createContext, use, useEffect, useMemo, useState } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { useAsOf } from '../../../figures/as-of.ts';
import { useEffectiveTier } from '../../../session/tier.ts';
import type { LeftOut } from '../compare/left-out.ts';
import type { ChartChoices } from './chart-choices.ts';
import { type ChartRequest, maxIndicators } from './chart-request.ts';
import { hasStoredChoices, storeChoices } from './store-choices.ts';

export interface ChartStore extends ChartChoices {
  choose(choice: Partial<ChartChoices>): void;
  toggleIndicator(indicator: IndicatorKey): void;
  /** Compared companies that couldn't be loaded. */
  readonly leftOut: readonly LeftOut[];
}

export const ChartStoreContext = createContext<StoreApi<ChartStore> | null>(null);

/**
 * One store per card: the server renders for many readers at once. localStorage wins if the cookie is gone.
 */
export function useCreateChartStore({ choices, leftOut, isLinked }: InitialChoices): StoreApi<ChartStore> {
  const [store] = useState(() => chartStore(choices, leftOut));
  useEffect(() => {
    const stop = store.subscribe(storeChoices);
    if (!isLinked) void readStored(store, choices);
    return stop;
  }, [store, choices, isLinked]);
  return store;
}

async function readStored(store: StoreApi<ChartStore>, choices: ChartChoices): Promise<void> {
  if (!hasStoredChoices()) return;
  const { readStoredChoices } = await import('./stored-choices.ts');
  const stored = readStoredChoices();
  if (stored !== null && JSON.stringify(stored) !== JSON.stringify(choices)) store.setState(stored);
}

interface InitialChoices {
  readonly choices: ChartChoices;
  readonly leftOut: readonly LeftOut[];
  readonly isLinked?: boolean;
}

export function useChartStore(): StoreApi<ChartStore> {
  const store = use(ChartStoreContext);
  if (store === null) throw new Error('no chart around this');
  return store;
}

export function useChoices<Part>(part: (store: ChartStore) => Part): Part {
  return useStore(useChartStore(), part);
}

export function useChartRequest(symbol: string) {
  const { period, type, mode, indicators, compare, leftOut } = useChoices((choices) => choices);
  const tier = useEffectiveTier();
  const asOf = useAsOf();
  const request = useMemo<ChartRequest>(() => {
    const loadable = compare.filter((other) => !leftOut.some((one) => one.symbol === other));
    return { symbol, period, indicators, compare: listComparable(tier, symbol, loadable), asOf };
  }, [symbol, period, indicators, compare, leftOut, tier, asOf]);
  return { request, type, mode };
}

function chartStore(initial: ChartChoices, leftOut: readonly LeftOut[]): StoreApi<ChartStore> {
  return createStore<ChartStore>()((set) => ({
    ...initial,
    leftOut,
    choose: (choice) => set(choice),
    toggleIndicator: (indicator) =>
      set(({ indicators }) => ({ indicators: toggled(indicators, indicator).slice(0, maxIndicators) })),
  }));
}

export function toggled<One>(list: readonly One[], one: One): One[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}
