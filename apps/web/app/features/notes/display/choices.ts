import { type NoteSort, noteSortOf, storedNoteSort } from '@tenfold/domain/notes';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { storedChoice } from '../../../platform/storage/stored-choice.ts';

/** The keys are public names: don't rename them. */
export const useNoteFont = storedChoice('note_font_type', ['medium', 'small', 'large']);

/** The place in the menu of orders, from 1. */
const useNoteSort = storedChoice('note_sort_type', ['1', '2', '3', '4']);

export function storeNoteSort(sort: NoteSort): void {
  const stored = (['1', '2', '3', '4'] as const).find((place) => Number(place) === storedNoteSort(sort));
  if (stored !== undefined) useNoteSort.getState().choose(stored);
}

/** Going back from the notes of one company: its default. */
export const sortAfterBack: NoteSort = noteSortOf(3);

export function readNoteSort(): NoteSort {
  void useNoteSort.persist.rehydrate();
  return noteSortOf(Number(useNoteSort.getState().value));
}

export const displayOptions = {
  price: 'Stock price as of note',
  financials: 'Updated financials since note date',
  fairValue: 'Fair value from model',
  buyBelow: 'Buy below price',
} as const;

export type DisplayOption = keyof typeof displayOptions;
export type Display = Readonly<Record<DisplayOption, boolean>>;

interface NoteDisplay {
  readonly shown: Display;
  toggle(option: DisplayOption): void;
}

const shownAtFirst: Display = { price: true, financials: false, fairValue: true, buyBelow: true };

/** What cards show beside the text. */
export const useNoteDisplay = create<NoteDisplay>()(
  persist(
    (set) => ({
      shown: shownAtFirst,
      toggle: (option) => set(({ shown }) => ({ shown: { ...shown, [option]: !shown[option] } })),
    }),
    {
      name: 'note_display',
      skipHydration: true,
      partialize: ({ shown }) => ({ shown }),
      merge: (stored, current) => ({ ...current, shown: readDisplay(stored) }),
    },
  ),
);

/** Stored values are untrusted: keep only what parses. */
function readDisplay(stored: unknown): Display {
  const shown = ((stored ?? {}) as { shown?: unknown }).shown ?? {};
  return Object.fromEntries(
    Object.entries(shownAtFirst).map(([option, first]) => {
      const chosen = (shown as Record<string, unknown>)[option];
      return [option, typeof chosen === 'boolean' ? chosen : first];
    }),
  ) as Record<DisplayOption, boolean>;
}
