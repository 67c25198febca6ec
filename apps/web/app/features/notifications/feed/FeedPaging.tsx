import { PageLink } from '../../../ui/table/PageLink.tsx';
import { type FeedQuery, feedSearch } from './feed-query.ts';
import type { LoadedFeed } from './load-feed.ts';

export function FeedPaging({ query, feed }: { query: FeedQuery; feed: LoadedFeed['feed'] }) {
  const { notifications, total, page, size } = feed;
  const first = (page - 1) * size + 1;
  const to = (next: number) => ({ search: feedSearch({ ...query, page: next }) });
  return (
    <nav className="feed-paging" aria-label="Pages">
      <span className="caption num">
        {first.toLocaleString('en-US')} – {(first + notifications.length - 1).toLocaleString('en-US')} of{' '}
        {total.toLocaleString('en-US')}
      </span>
      {total > size && (
        <>
          <PageLink label="Previous" rel="prev" to={page > 1 ? to(page - 1) : null} />
          <PageLink label="Next" rel="next" to={page * size < total ? to(page + 1) : null} />
        </>
      )}
    </nav>
  );
}
