import { defaultChoice, type MethodId, methodIds, type ValuationChoice } from '@tenfold/domain/valuation';
import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export type ReturnAndGrowth = Pick<ValuationChoice, 'requiredReturn' | 'terminalGrowth'>;

export interface StoredValuationChoice extends ReturnAndGrowth {
  readonly method: MethodId | null;
}

interface ChoicesStore {
  readonly bySymbol: Readonly<Record<string, StoredValuationChoice>>;
  save(symbol: string, choice: Partial<StoredValuationChoice>): void;
  forget(symbol: string): void;
}

const nothingStored: StoredValuationChoice = { ...defaultChoice, method: null };

export const useStoredChoices = create<ChoicesStore>()(
  persist(
    (set) => ({
      bySymbol: {},
      save: (symbol, choice) =>
        set(({ bySymbol }) => ({
          bySymbol: { ...bySymbol, [symbol]: { ...nothingStored, ...bySymbol[symbol], ...choice } },
        })),
      forget: (symbol) => set(({ bySymbol: { [symbol]: _forgotten, ...others } }) => ({ bySymbol: others })),
    }),
    {
      name: 'valuation-choices',
      skipHydration: true,
      partialize: ({ bySymbol }) => ({ bySymbol }),
      merge: (stored, current) => ({ ...current, bySymbol: parseStoredChoices(stored) }),
    },
  ),
);

export function useStoredChoice(symbol: string) {
  const choice = useStoredChoices((stored) => stored.bySymbol[symbol]) ?? nothingStored;
  useEffect(() => {
    void useStoredChoices.persist.rehydrate();
  }, []);
  const changes = useMemo(
    () => ({
      save: (next: Partial<StoredValuationChoice>) => useStoredChoices.getState().save(symbol, next),
      forget: () => useStoredChoices.getState().forget(symbol),
    }),
    [symbol],
  );
  return { choice, ...changes };
}

/** Stored values are untrusted: keep only what parses. */
export function parseStoredChoices(stored: unknown): Record<string, StoredValuationChoice> {
  const { bySymbol } = (stored ?? {}) as { bySymbol?: unknown };
  const entries = Object.entries((bySymbol ?? {}) as Record<string, Partial<StoredValuationChoice> | null>);
  return Object.fromEntries(
    entries.flatMap(([symbol, choice]) => {
      const { requiredReturn, terminalGrowth, method } = choice ?? {};
      if (!Number.isFinite(requiredReturn) || !Number.isFinite(terminalGrowth)) return [];
      const known = methodIds.find((id) => id === method) ?? null;
      return [[symbol, { requiredReturn, terminalGrowth, method: known } as StoredValuationChoice]];
    }),
  );
}
