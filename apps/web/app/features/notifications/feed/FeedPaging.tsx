import { Link } from 'react-router';
import { buttonClass } from '../../../ui/controls/Button.tsx';
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
      {page > 1 && (
        <Link className={buttonClass({ size: 'sm' })} to={to(page - 1)} rel="prev">
          Previous
        </Link>
      )}
      {page * size < total && (
        <Link className={buttonClass({ size: 'sm' })} to={to(page + 1)} rel="next">
          Next
        </Link>
      )}
    </nav>
  );
}
