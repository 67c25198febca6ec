/** What may be typed into a note, and what is sent. */

export { type NoteSort, noteSortOf, noteSorts, storedNoteSort } from './note-sorts.ts';
export {
  canSaveNote,
  canUpdateNote,
  isSameNote,
  maxDescription,
  maxTitle,
  type NoteText,
} from './note-text.ts';
export {
  type FairValueRange,
  invalidRange,
  isPrice,
  priceProblem,
  priceText,
  rangeText,
  readPrice,
  readRange,
} from './price-fields.ts';
export { addTags, maxTags } from './tags.ts';
