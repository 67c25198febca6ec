import {
  defaultHiddenLensFields,
  isLensField,
  type LensFieldKey,
  type LensPeriod,
} from '@tenfold/domain/lens';
import { useEffect } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { storedChoice } from '../../../../platform/storage/stored-choice.ts';

/** Storage keys are public names: don't rename them. */
export const useListView = storedChoice('list-view', ['lens', 'list']);
export const useListPeriod = storedChoice('list-period', [
  '10Y',
  '5Y',
  '3Y',
  '1Y',
] as const satisfies readonly LensPeriod[]);
export const useListHighlight = storedChoice('list-highlight', ['on', 'off']);
export const useListDensity = storedChoice('list-density', ['extended', 'condensed']);

export type ListView = 'lens' | 'list';
export type ListDensity = 'extended' | 'condensed';

interface HiddenFields {
  readonly hidden: readonly LensFieldKey[];
  show(key: LensFieldKey, shown: boolean): void;
  reset(): void;
}

export const useHiddenFields = create<HiddenFields>()(
  persist(
    (set) => ({
      hidden: defaultHiddenLensFields,
      show: (key, shown) =>
        set(({ hidden }) => {
          const others = hidden.filter((one) => one !== key);
          return { hidden: shown ? others : [...others, key] };
        }),
      reset: () => set({ hidden: defaultHiddenLensFields }),
    }),
    {
      name: 'list-hidden-fields',
      skipHydration: true,
      partialize: ({ hidden }) => ({ hidden }),
      merge: (stored, current) => ({ ...current, hidden: parseHidden(stored) }),
    },
  ),
);

export function parseHidden(stored: unknown): readonly LensFieldKey[] {
  const hidden = (stored as { hidden?: unknown } | undefined)?.hidden;
  if (!Array.isArray(hidden)) return defaultHiddenLensFields;
  return hidden.filter((key): key is LensFieldKey => typeof key === 'string' && isLensField(key));
}

/** After hydration: the server renders the defaults. */
export function useStoredListChoices(): void {
  useEffect(() => {
    for (const stored of [useListView, useListPeriod, useListHighlight, useListDensity, useHiddenFields]) {
      void stored.persist.rehydrate();
    }
  }, []);
}
