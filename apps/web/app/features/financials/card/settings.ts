import { useEffect } from 'react';
import { create } from 'zustand';
import { storedChoice } from '../../../platform/storage/stored-choice.ts';

/** What the reader chose for the financials table, kept in this browser under the specified names. */
export const useFinancialsType = storedChoice('financials-type', ['table', 'chart']);
export const useFinancialsBasis = storedChoice('financials-period', ['annual', 'quarterly']);
export const useFinancialsView = storedChoice('financials-view', ['extended', 'condensed']);

export type Basis = 'annual' | 'quarterly';
export type FinancialsView = 'extended' | 'condensed';

/** The two toggles of the filters panel; on at each visit. */
export const useHighlights = create<{
  beats: boolean;
  versus: boolean;
  toggle(which: 'beats' | 'versus'): void;
  allOn(): void;
}>()((set) => ({
  beats: true,
  versus: true,
  toggle: (which) => set((state) => ({ [which]: !state[which] })),
  allOn: () => set({ beats: true, versus: true }),
}));

/** The server draws the defaults; what was kept is read after the first paint agrees with it. */
export function useStoredSettings(): void {
  useEffect(() => {
    for (const kept of [useFinancialsType, useFinancialsBasis, useFinancialsView]) {
      void kept.persist.rehydrate();
    }
  }, []);
}

export function resetSettings(): void {
  useFinancialsType.getState().choose('table');
  useFinancialsBasis.getState().choose('annual');
  useFinancialsView.getState().choose('extended');
  useHighlights.getState().allOn();
}
