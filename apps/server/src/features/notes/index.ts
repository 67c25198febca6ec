export { BuyBelowNotes } from './buy-below/buy-below-store.ts';
export { listBuyBelow } from './buy-below/list-buy-below.ts';
export { notes } from './feature.ts';
export { listNoteSymbols } from './listing/note-symbols.ts';
export { listNoteWriters } from './listing/note-writers.ts';
