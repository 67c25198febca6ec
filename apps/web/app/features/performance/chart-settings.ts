import { type IndicatorKey, isIndicatorKey } from '@tenfold/domain/series';
import { useEffect } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { keptChoice } from '../../ui/kept-choice.ts';
import { defaultIndicators, mostIndicators, ranges } from './chart-request.ts';

export type ChartType = 'bar' | 'line';
export type ValueMode = 'absolute' | 'rebased';

/** What a reader chose for the chart, kept in this browser. */
export const useChartRange = keptChoice('chart-range', ranges);
export const useChartType = keptChoice('chart-type', ['bar', 'line']);

interface Parameters {
  readonly indicators: readonly IndicatorKey[];
  readonly mode: ValueMode;
  toggle(indicator: IndicatorKey): void;
  setMode(mode: ValueMode): void;
}

export const useChartParameters = create<Parameters>()(
  persist(
    (set) => ({
      indicators: defaultIndicators,
      mode: 'absolute',
      toggle: (indicator) =>
        set(({ indicators }) => ({
          indicators: indicators.includes(indicator)
            ? indicators.filter((one) => one !== indicator)
            : [...indicators, indicator].slice(0, mostIndicators),
        })),
      setMode: (mode) => set({ mode }),
    }),
    {
      name: 'chart-parameters',
      skipHydration: true,
      partialize: ({ indicators, mode }) => ({ indicators, mode }),
      merge: (kept, current) => ({ ...current, ...keptParameters(kept) }),
    },
  ),
);

interface CompareList {
  readonly symbols: readonly string[];
  toggle(symbol: string): void;
}

export const useCompareList = create<CompareList>()(
  persist(
    (set) => ({
      symbols: [],
      toggle: (symbol) =>
        set(({ symbols }) => ({
          symbols: symbols.includes(symbol) ? symbols.filter((one) => one !== symbol) : [...symbols, symbol],
        })),
    }),
    {
      name: 'compare-list',
      skipHydration: true,
      partialize: ({ symbols }) => ({ symbols }),
      merge: (kept, current) => ({
        ...current,
        symbols: texts((kept as Partial<CompareList> | null)?.symbols),
      }),
    },
  ),
);

/** The server draws the defaults; what was kept is read after the first paint agrees with it. */
export function useKeptChart(): void {
  useEffect(() => {
    for (const kept of [useChartRange, useChartType, useChartParameters, useCompareList]) {
      void kept.persist.rehydrate();
    }
  }, []);
}

/** Only what reads as parameters: the storage of a browser can hold anything. */
export function keptParameters(kept: unknown): Partial<Pick<Parameters, 'indicators' | 'mode'>> {
  const { indicators, mode } = (kept ?? {}) as Partial<Record<keyof Parameters, unknown>>;
  return {
    ...(Array.isArray(indicators) && {
      indicators: [...new Set(texts(indicators).filter(isIndicatorKey))].slice(0, mostIndicators),
    }),
    ...((mode === 'absolute' || mode === 'rebased') && { mode }),
  };
}

function texts(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}
