import type { Basis } from '@tenfold/domain/performance';
import { useEffect } from 'react';
import { create } from 'zustand';
import { storedChoice } from '../../../platform/storage/stored-choice.ts';

/** Storage keys are public names: don't rename them. */
export const useFinancialsType = storedChoice('financials-type', ['table', 'chart']);
export const useFinancialsBasis = storedChoice('financials-period', ['annual', 'quarterly']);
export const useFinancialsView = storedChoice('financials-view', ['extended', 'condensed']);

export const useFinancialsRows = storedChoice('financials-rows', ['default', 'all']);

export const useFinancialsMeasure = storedChoice('financials-show', ['values', 'share', 'growth']);

/** Ranges of the chart on a phone. */
export const financialsRanges = ['10Y', '5Y', '3Y', '1Y'] as const;
export type FinancialsRange = (typeof financialsRanges)[number];
export const useFinancialsRange = storedChoice('financial-current-period', financialsRanges);

export type { Basis };
export type FinancialsView = 'extended' | 'condensed';

const allOn = { beats: true, versus: true, questions: true };

/** On until the page is left. */
export const useSwitches = create<{
  beats: boolean;
  versus: boolean;
  /** The card of questions below the figures. */
  questions: boolean;
  toggle(which: 'beats' | 'versus' | 'questions'): void;
}>()((set) => ({
  ...allOn,
  toggle: (which) => set((state) => ({ [which]: !state[which] })),
}));

/** After hydration: the server renders the defaults. */
export function useStoredSettings(): void {
  useEffect(() => {
    for (const stored of [
      useFinancialsType,
      useFinancialsBasis,
      useFinancialsView,
      useFinancialsRows,
      useFinancialsMeasure,
      useFinancialsRange,
    ]) {
      void stored.persist.rehydrate();
    }
  }, []);
}

export function resetSettings(): void {
  useFinancialsType.getState().choose('table');
  useFinancialsBasis.getState().choose('annual');
  useFinancialsView.getState().choose('extended');
  useFinancialsRows.getState().choose('default');
  useFinancialsMeasure.getState().choose('values');
  useSwitches.setState(allOn);
}
