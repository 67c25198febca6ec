import { noteId } from '@tenfold/contract/ids';
import type { Note, NoteUpdate } from '@tenfold/contract/notes';

export function noteUpdateOf(given: Partial<NoteUpdate>): NoteUpdate {
  return {
    id: 1,
    title: null,
    description: 'Renewal above ninety percent.',
    notePrice: null,
    fairValueEstimate: null,
    belowPrice: null,
    symbols: ['COST'],
    figures: [],
    createdAt: '2025-11-14T15:00:00Z',
    known: [],
    since: [],
    ...given,
  };
}

export function noteOf(given: Partial<Note>): Note {
  const { createdAt } = noteUpdateOf(given);
  return {
    ...noteUpdateOf(given),
    id: noteId.parse(1),
    currency: 'USD',
    updatedAt: createdAt,
    isUpdated: false,
    revision: 1,
    histories: [],
    ...given,
  };
}
