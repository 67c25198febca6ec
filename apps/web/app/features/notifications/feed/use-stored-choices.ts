import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useStoredFilter, useStoredSort } from './choices.ts';
import { type FeedQuery, feedSearch } from './feed-query.ts';

/** An address without a choice follows the one made last in this browser, which the server doesn't know. */
export function useStoredChoices(query: FeedQuery): void {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the page opens
  useEffect(() => {
    void useStoredSort.persist.rehydrate();
    void useStoredFilter.persist.rehydrate();
    const sort = query.isSorted ? query.sort : useStoredSort.getState().value;
    const filter = query.isFiltered ? query.filter : useStoredFilter.getState().value;
    if (sort === query.sort && filter === query.filter) return;
    const stored = { ...query, sort, filter, isSorted: true, isFiltered: true };
    void navigate({ search: feedSearch(stored) }, { replace: true, preventScrollReset: true });
  }, []);
}
