import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useKeptFilter, useKeptSort } from './choices.ts';
import { type FeedQuery, feedSearch } from './feed-query.ts';

/** An address without a choice follows the one made last in this browser, which the server doesn't know. */
export function useKeptChoices(query: FeedQuery): void {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the page opens
  useEffect(() => {
    void useKeptSort.persist.rehydrate();
    void useKeptFilter.persist.rehydrate();
    const sort = query.isSorted ? query.sort : useKeptSort.getState().value;
    const filter = query.isFiltered ? query.filter : useKeptFilter.getState().value;
    if (sort === query.sort && filter === query.filter) return;
    const kept = { ...query, sort, filter, isSorted: true, isFiltered: true };
    void navigate({ search: feedSearch(kept) }, { replace: true, preventScrollReset: true });
  }, []);
}
