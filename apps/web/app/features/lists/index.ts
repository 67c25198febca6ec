/**
 * Lists of companies, and companies side by side.
 *
 * - `header-action/` adding a company to lists, from its page and the header
 * - `overview/` all lists of a person
 * - `list/` one list
 * - `naming/` creating and renaming
 * - `sharing/` sharing by link
 * - `shared/` the page behind a link or a key
 * - `curated/` curated lists
 * - `comments/` comments on a list
 * - `lens/` companies side by side
 * - `today/` the card on My Tenfold
 */

export { AddToListDialog } from './header-action/lazy-dialog.ts';
export { AddToList } from './lazy-parts.ts';
export { NewListDialog } from './naming/lazy-dialog.ts';
export { ListsTodayCard } from './today/ListsTodayCard.tsx';
export { NoListCard } from './today/NoListCard.tsx';
export { PriceLine } from './today/PriceLine.tsx';
