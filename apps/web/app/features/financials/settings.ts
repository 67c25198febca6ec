import { useEffect } from 'react';
import { create } from 'zustand';
import { keptChoice } from '../../ui/kept-choice.ts';

/** What the reader chose for the financials table, kept in this browser under the specified names. */
export const useFinancialsType = keptChoice('financials-type', ['table', 'chart']);
export const useFinancialsPeriod = keptChoice('financials-period', ['annual', 'quarterly']);
export const useFinancialsView = keptChoice('financials-view', ['extended', 'condensed']);

export type FinancialsPeriod = 'annual' | 'quarterly';
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
export function useKeptSettings(): void {
  useEffect(() => {
    for (const kept of [useFinancialsType, useFinancialsPeriod, useFinancialsView]) {
      void kept.persist.rehydrate();
    }
  }, []);
}

export function resetSettings(): void {
  useFinancialsType.getState().choose('table');
  useFinancialsPeriod.getState().choose('annual');
  useFinancialsView.getState().choose('extended');
  useHighlights.getState().allOn();
}
