import { useEffect } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const statSections = [
  { section: 'valuation', title: 'Valuation' },
  { section: 'earningsGrowth', title: 'Earnings growth' },
  { section: 'return', title: 'Return' },
  { section: 'dividends', title: 'Dividends' },
  { section: 'analystRatings', title: 'Analyst ratings' },
] as const;

export type StatSection = (typeof statSections)[number]['section'];

interface ShownSections {
  readonly hidden: readonly StatSection[];
  show(section: StatSection, shown: boolean): void;
}

export const useShownSections = create<ShownSections>()(
  persist(
    (set) => ({
      hidden: [],
      show: (section, shown) =>
        set(({ hidden }) => {
          const others = hidden.filter((one) => one !== section);
          return { hidden: shown ? others : [...others, section] };
        }),
    }),
    {
      name: 'valuation-sections',
      skipHydration: true,
      partialize: ({ hidden }) => ({ hidden }),
      merge: (stored, current) => ({ ...current, hidden: parseSections(stored) }),
    },
  ),
);

export function useStoredSections(): readonly StatSection[] {
  useEffect(() => {
    void useShownSections.persist.rehydrate();
  }, []);
  return useShownSections((stored) => stored.hidden);
}

export function parseSections(stored: unknown): StatSection[] {
  const hidden = (stored as { hidden?: unknown } | undefined)?.hidden;
  if (!Array.isArray(hidden)) return [];
  return statSections.map(({ section }) => section).filter((section) => hidden.includes(section));
}
