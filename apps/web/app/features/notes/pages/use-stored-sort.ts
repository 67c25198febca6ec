import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { readNoteSort } from '../choices/choices.ts';
import { type NotesQuery, notesAddress } from './notes-query.ts';

/** An address without an order follows the one chosen last in this browser, which the server doesn't know. */
export function useStoredSort(path: string, query: NotesQuery): void {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the page opens
  useEffect(() => {
    if (query.isSorted) return;
    const sort = readNoteSort();
    if (sort === query.sort) return;
    void navigate(notesAddress(path, { ...query, sort, isSorted: true }), {
      replace: true,
      preventScrollReset: true,
    });
  }, [path]);
}
