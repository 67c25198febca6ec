/**
 * A person’s lists of companies; curated lists for everybody.
 *
 * - `list/` creating, naming, sharing, copying, deleting
 * - `companies/` adding, removing, ordering
 * - `comments/` comments on a list and its companies
 * - `readable/` what anybody with an id, a token or a key reads
 * - `lens/` companies side by side
 * - `curated/` the file an editor imports; rules, and when they are looked at again
 * - `today/` how a list moved
 */

export { listOwners } from './companies/company-store.ts';
export { loadSampleLists } from './curated/import-lists.ts';
export { lists } from './feature.ts';
export { listMovers, listToday } from './today/list-today.ts';
export { listListSymbols } from './today/today-store.ts';
