import type { IsoDate } from '@tenfold/domain/facts';
import { type OwnFigureKey, type OwnFigures, ownFigureKeys } from '@tenfold/domain/forecast';
import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export interface OwnFigure {
  readonly value: number;
  readonly reason: string;
  readonly savedOn: IsoDate;
  /** The filed figure at that time: shown if a later filing differs. */
  readonly filed: number | null;
}

export type OwnFigureSet = Readonly<Partial<Record<OwnFigureKey, OwnFigure>>>;

interface OwnFiguresStore {
  readonly bySymbol: Readonly<Record<string, OwnFigureSet>>;
  save(symbol: string, key: OwnFigureKey, figure: OwnFigure): void;
  remove(symbol: string, key: OwnFigureKey): void;
}

export const useStoredOwnFigures = create<OwnFiguresStore>()(
  persist(
    (set) => ({
      bySymbol: {},
      save: (symbol, key, figure) =>
        set(({ bySymbol }) => ({
          bySymbol: { ...bySymbol, [symbol]: { ...bySymbol[symbol], [key]: figure } },
        })),
      remove: (symbol, key) =>
        set(({ bySymbol }) => {
          const { [key]: _removed, ...others } = bySymbol[symbol] ?? {};
          return { bySymbol: { ...bySymbol, [symbol]: others } };
        }),
    }),
    {
      name: 'own-figures',
      skipHydration: true,
      partialize: ({ bySymbol }) => ({ bySymbol }),
      merge: (stored, current) => ({ ...current, bySymbol: parseStoredOwnFigures(stored) }),
    },
  ),
);

const none: OwnFigureSet = {};

export function useOwnFigures(symbol: string) {
  const figures = useStoredOwnFigures((stored) => stored.bySymbol[symbol]) ?? none;
  useEffect(() => {
    void useStoredOwnFigures.persist.rehydrate();
  }, []);
  return useMemo(
    () => ({
      figures,
      values: valuesOf(figures),
      save: (key: OwnFigureKey, figure: OwnFigure) =>
        useStoredOwnFigures.getState().save(symbol, key, figure),
      remove: (key: OwnFigureKey) => useStoredOwnFigures.getState().remove(symbol, key),
    }),
    [symbol, figures],
  );
}

function valuesOf(figures: OwnFigureSet): OwnFigures {
  return Object.fromEntries(Object.entries(figures).map(([key, { value }]) => [key, value]));
}

/** Stored values are untrusted: keep only what parses. */
export function parseStoredOwnFigures(stored: unknown): Record<string, OwnFigureSet> {
  const { bySymbol } = (stored ?? {}) as { bySymbol?: unknown };
  const entries = Object.entries(
    (bySymbol ?? {}) as Record<string, Partial<Record<OwnFigureKey, unknown>> | null>,
  );
  return Object.fromEntries(
    entries.map(([symbol, figures]) => [
      symbol,
      Object.fromEntries(
        ownFigureKeys.flatMap((key) => {
          const figure = readFigure(figures?.[key]);
          return figure === null ? [] : [[key, figure]];
        }),
      ),
    ]),
  );
}

function readFigure(stored: unknown): OwnFigure | null {
  const { value, reason, savedOn, filed } = (stored ?? {}) as Partial<Record<keyof OwnFigure, unknown>>;
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return {
    value,
    reason: typeof reason === 'string' ? reason : '',
    savedOn: typeof savedOn === 'string' ? savedOn : '',
    filed: typeof filed === 'number' ? filed : null,
  };
}
