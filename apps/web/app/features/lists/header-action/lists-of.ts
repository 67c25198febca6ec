import type { Query } from '../../../platform/queries/query.ts';

/** A person's lists, each with whether the company is on it. */
export function listsOf(symbol: string): Query<'GET /lists'> {
  return { label: 'the lists of a company', call: 'GET /lists', input: { query: { symbol } } };
}

/** `, on Quality` or `, on 3 lists`; null while it is on none, or not known. */
export function onLists(lists: readonly { name: string; isAdded: boolean | null }[]): string | null {
  const those = lists.filter(({ isAdded }) => isAdded === true);
  if (those.length === 0) return null;
  return those.length === 1 ? `, on ${those[0]?.name}` : `, on ${those.length} lists`;
}
