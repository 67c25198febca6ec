import { defaultChoice, type ValuationChoice } from '@tenfold/domain/valuation';
import { useEffect } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export type ReturnAndGrowth = Pick<ValuationChoice, 'requiredReturn' | 'terminalGrowth'>;

interface KeptChoices {
  readonly bySymbol: Readonly<Record<string, ReturnAndGrowth>>;
  keep(symbol: string, choice: ReturnAndGrowth): void;
  forget(symbol: string): void;
}

/** Required return and terminal growth of each company, kept in this browser. */
export const useKeptChoices = create<KeptChoices>()(
  persist(
    (set) => ({
      bySymbol: {},
      keep: (symbol, choice) => set(({ bySymbol }) => ({ bySymbol: { ...bySymbol, [symbol]: choice } })),
      forget: (symbol) => set(({ bySymbol: { [symbol]: _forgotten, ...others } }) => ({ bySymbol: others })),
    }),
    {
      name: 'valuation-choices',
      skipHydration: true,
      partialize: ({ bySymbol }) => ({ bySymbol }),
      merge: (kept, current) => ({ ...current, bySymbol: keptChoices(kept) }),
    },
  ),
);

/** The server draws the defaults; what was kept is read after the first paint agrees with it. */
export function useKeptChoice(symbol: string) {
  const choice = useKeptChoices((kept) => kept.bySymbol[symbol]) ?? defaultChoice;
  useEffect(() => {
    void useKeptChoices.persist.rehydrate();
  }, []);
  return {
    choice,
    keep: (next: ReturnAndGrowth) => useKeptChoices.getState().keep(symbol, next),
    forget: () => useKeptChoices.getState().forget(symbol),
  };
}

/** Only what reads as rates: the storage of a browser can hold anything. */
export function keptChoices(kept: unknown): Record<string, ReturnAndGrowth> {
  const { bySymbol } = (kept ?? {}) as { bySymbol?: unknown };
  const entries = Object.entries((bySymbol ?? {}) as Record<string, Partial<ReturnAndGrowth> | null>);
  return Object.fromEntries(
    entries.flatMap(([symbol, choice]) => {
      const { requiredReturn, terminalGrowth } = choice ?? {};
      return Number.isFinite(requiredReturn) && Number.isFinite(terminalGrowth)
        ? [[symbol, { requiredReturn, terminalGrowth } as ReturnAndGrowth]]
        : [];
    }),
  );
}
