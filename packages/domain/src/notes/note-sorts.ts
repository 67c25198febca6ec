/** In the order of their menu: the stored `note_sort_type` is the place in it, from 1. */
export const noteSorts = ['newest', 'oldest', 'updated', 'company'] as const;
export type NoteSort = (typeof noteSorts)[number];

export function noteSortOf(stored: number): NoteSort {
  return noteSorts[stored - 1] ?? 'newest';
}

export function storedNoteSort(sort: NoteSort): number {
  return noteSorts.indexOf(sort) + 1;
}
