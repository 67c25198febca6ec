import {
  countNotes,
  createNote,
  deleteNote,
  deleteNoteUpdate,
  exportNotes,
  getNote,
  listCompanyNotes,
  listNotes,
  listRecentNotes,
  restoreNote,
  saveNote,
  saveNoteUpdate,
  updateNote,
} from '@tenfold/contract/notes';
import { type AccessRow, onlyLight, row, signedIn } from './access-row.ts';

const lightNote = { noteId: 1 };
const lightUpdate = { noteId: 1, updateId: 1 };

/** The first written is the one of Light. */
export const noteAccess: readonly AccessRow[] = [
  row(createNote, { body: { description: 'Inventory is back.', symbols: ['NKE'] } }, signedIn(200)),
  row(listRecentNotes, { params: { symbol: 'NKE' } }, signedIn(200)),
  row(listCompanyNotes, { params: { symbol: 'NKE', page: 1, size: 20 } }, signedIn(200)),
  row(listNotes, {}, signedIn(200)),
  row(countNotes, {}, signedIn(200)),
  row(exportNotes, {}, signedIn(200)),
  row(getNote, { params: lightNote }, onlyLight(200)),
  row(updateNote, { params: lightNote, body: { revision: 1, description: 'Raised.' } }, onlyLight(200)),
  row(saveNote, { params: lightNote, body: { revision: 2, title: 'Inventory' } }, onlyLight(200)),
  row(saveNoteUpdate, { params: lightUpdate, body: { revision: 3, title: 'Guidance' } }, onlyLight(200)),
  row(deleteNoteUpdate, { params: lightUpdate, body: { revision: 4 } }, onlyLight(200)),
  row(deleteNote, { params: lightNote }, onlyLight(200)),
  row(restoreNote, { params: lightNote }, onlyLight(200)),
];
