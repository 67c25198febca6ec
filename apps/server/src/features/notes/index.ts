/**
 * A person’s notes about companies.
 *
 * - `note/` writing, editing and deleting, from two tabs too
 * - `listing/` lists, search, counts by company, Markdown
 * - `replay/` what was known then, and what has changed since
 * - `buy-below/` buy-below prices touched or near
 */

export { BuyBelowNotes } from './buy-below/buy-below-store.ts';
export { listBuyBelow } from './buy-below/list-buy-below.ts';
export { notes } from './feature.ts';
export { listNoteSymbols, listNoteWriters } from './listing/store.ts';
