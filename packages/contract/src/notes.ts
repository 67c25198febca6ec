export { type Note, type NoteUpdate, note, noteUpdate } from './notes/note.ts';
export * from './notes/note-changes.ts';
export * from './notes/note-lists.ts';
export { type KnownThen, knownThen, type SinceThen, sinceThen } from './notes/replay.ts';
