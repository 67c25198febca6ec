export { notes } from './feature.ts';
export { listNoteWriters } from './listing/note-writers.ts';
