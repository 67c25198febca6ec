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

export { AddToList } from './header-action/AddToList.tsx';
export { AddToListDialog } from './header-action/AddToListDialog.tsx';
export { NewListDialog } from './naming/NewListDialog.tsx';
export { ListsTodayCard } from './today/ListsTodayCard.tsx';
export { NoListCard } from './today/NoListCard.tsx';
export { PriceLine } from './today/PriceLine.tsx';
