import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { madeOn } from '../shapes.ts';
import { currency, note, ofNote, ofUpdate, written } from './note.ts';

const { title, description, notePrice, fairValueEstimate, belowPrice, symbols } = written;

/** The same note again within a minute is the one that was created: the answer to the first may be lost. */
export const createNote = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'note write',
  path: '/company/notes/create',
  summary: 'Write a note',
  body: z.object({
    title: title.default(null),
    description,
    notePrice: notePrice.default(null),
    fairValueEstimate: fairValueEstimate.default(null),
    belowPrice: belowPrice.default(null),
    symbols,
    /** The one the first company trades in unless given. */
    currency: currency.optional(),
  }),
  reply: note,
  refusals: ['forbidden', 'conflict'],
});

/** The note stays as it was: an update is added to its history. */
export const updateNote = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'note write',
  path: '/company/note/{noteId}/update',
  summary: 'Add an update to a note',
  params: ofNote,
  body: z.object({
    revision: madeOn,
    title: title.default(null),
    description,
    notePrice: notePrice.default(null),
    fairValueEstimate: fairValueEstimate.default(null),
    belowPrice: belowPrice.default(null),
    /** The note’s first company unless given. */
    symbols: symbols.optional(),
  }),
  reply: note,
  refusals: ['forbidden', 'not_found', 'conflict', 'stale'],
});

const changes = {
  revision: madeOn,
  title: title.optional(),
  description: description.optional(),
  notePrice: notePrice.optional(),
  fairValueEstimate: fairValueEstimate.optional(),
  belowPrice: belowPrice.optional(),
  symbols: symbols.optional(),
} as const;

/** What is left out stays as it is. What was known when it was written stays in any case. */
export const saveNote = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'note save',
  path: '/company/note/{noteId}/save',
  summary: 'Save an edit of a note',
  params: ofNote,
  body: z.object({ ...changes, currency: currency.optional() }),
  reply: note,
  refusals: ['forbidden', 'not_found', 'stale'],
});

export const saveNoteUpdate = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'note save',
  path: '/company/note/{noteId}/update/{updateId}',
  summary: 'Save an edit of an update',
  params: ofUpdate,
  body: z.object(changes),
  reply: note,
  refusals: ['forbidden', 'not_found', 'stale'],
});

/** The body may be missing altogether. */
const ifUnchanged = z.object({ revision: madeOn }).default({});

/** With its updates. Kept for a day, for `restoreNote`. */
export const deleteNote = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'note save',
  path: '/company/note/{noteId}/delete',
  summary: 'Delete a note',
  params: ofNote,
  body: ifUnchanged,
  reply: z.object({ isDeleted: z.literal(true) }),
  refusals: ['not_found', 'stale'],
});

export const restoreNote = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'note save',
  path: '/company/note/{noteId}/restore',
  summary: 'Bring back a note deleted within a day',
  params: ofNote,
  reply: note,
  refusals: ['not_found', 'conflict'],
});

export const deleteNoteUpdate = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'note save',
  path: '/company/note/{noteId}/update/{updateId}/delete',
  summary: 'Remove an update from a note',
  params: ofUpdate,
  body: ifUnchanged,
  reply: note,
  refusals: ['not_found', 'stale'],
});
