/**
 * Notes about companies.
 *
 * - `card/` a note: text, updates, figures since, dialogs
 * - `form/` what is typed into one, and its tags
 * - `drafts/` what is stored of one until it is sent
 * - `header-action/` the dialog of “New note”
 * - `recent/` the last two on a company page
 * - `pages/` the pages of notes
 * - `display/` order, text size, what cards show
 * - `buy-below/` the card on My Tenfold
 */

export { BuyBelowCard } from './buy-below/BuyBelowCard.tsx';
export { NewNoteDialog } from './header-action/NewNoteDialog.tsx';
export { CompanyNotes } from './recent/CompanyNotes.tsx';
