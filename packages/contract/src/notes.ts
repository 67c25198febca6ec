export * from './notes/changing.ts';
export { type Note, type NoteUpdate, note, noteUpdate } from './notes/fields.ts';
export * from './notes/reading.ts';
export { type KnownThen, knownThen, type SinceThen, sinceThen } from './notes/replay.ts';
