import { afterAll, beforeEach, expect, test, vi } from 'vitest';

// Before the stores are made: they take the storage they find.
vi.hoisted(() => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
    clear: () => stored.clear(),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', { localStorage: storage });
});

import { readNoteSort, sortAfterBack, storeNoteSort, useNoteDisplay } from './choices.ts';

beforeEach(() => localStorage.clear());
// Other files of this process take a window for a page.
afterAll(() => vi.unstubAllGlobals());

test('an order is kept under the specified name, by its place in the menu', () => {
  storeNoteSort('oldest');
  expect(localStorage.getItem('note_sort_type')).toContain('"2"');
  expect(readNoteSort()).toBe('oldest');
});

test('going back from the notes of one company sets the third order', () => {
  storeNoteSort(sortAfterBack);
  expect(localStorage.getItem('note_sort_type')).toContain('"3"');
});

test('what somebody else wrote into the storage is left out', async () => {
  localStorage.setItem('note_display', '{"state":{"shown":{"price":"yes","buyBelow":false,"x":true}}}');
  await useNoteDisplay.persist.rehydrate();
  expect(useNoteDisplay.getState().shown).toEqual({
    price: true,
    financials: false,
    fairValue: true,
    buyBelow: false,
  });
});
