import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { settingsPath } from '../../../shell/my-paths.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Toasts } from '../../../ui/overlays/Toasts.tsx';
import { useMessages } from '../../../ui/overlays/use-messages.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { zoneName } from '../settings/zone-name.ts';
import { FeedControls } from './FeedControls.tsx';
import { FeedList } from './FeedList.tsx';
import { FeedPaging } from './FeedPaging.tsx';
import type { LoadedFeed } from './load-feed.ts';
import { NoNotifications } from './NoNotifications.tsx';
import { useFeedActions } from './use-feed-actions.ts';
import '../../../ui/layout/card.css';
import './feed.css';
import { onNewsTogether } from '../live/live-news.ts';
import { useStoredFilter, useStoredSort } from './feed-choices.ts';
import { type FeedQuery, feedSearch } from './feed-query.ts';

/** @param action beside the link to the settings */
export function FeedPage({ loaded, action }: { loaded: LoadedFeed; action: ReactNode }) {
  const { query, feed, timeZone, now } = loaded;
  const { notifications, counts } = feed;
  const messages = useMessages();
  const { read, readAll } = useFeedActions(messages);
  useStoredChoices(query);
  useLiveFeed();
  return (
    <div className="my-page feed-page">
      <div className="page-head">
        <div>
          <h1>Feed</h1>
          <p className="muted small" role="status">
            {counts.unread === 0 ? 'Nothing unread' : `${counts.unread.toLocaleString('en-US')} unread`}
          </p>
        </div>
        <div className="row row-wrap">
          <Link className={buttonClass()} to={`${settingsPath('MAIN')}#notifications`}>
            <Icon name="gear" />
            Settings
          </Link>
          {action}
        </div>
      </div>
      <section className="card" aria-label="Notifications">
        <FeedControls query={query} feed={feed} onReadAll={() => void readAll(feed.lastSeq)} />
        {notifications.length === 0 ? (
          <NoNotifications query={query} />
        ) : (
          <FeedList
            notifications={notifications}
            isTop={query.sort === 'top'}
            now={new Date(now)}
            timeZone={timeZone}
            onRead={(id) => void read(id)}
          />
        )}
        {notifications.length > 0 && (
          <div className="feed-foot">
            <p className="caption">
              Times are in {zoneName(timeZone)} time.{' '}
              <Link className="link" to={`${settingsPath('MAIN')}#notifications`}>
                Change
              </Link>
            </p>
            <FeedPaging query={query} feed={feed} />
          </div>
        )}
      </section>
      <Toasts messages={messages} />
    </div>
  );
}

/** What arrives, and what is read elsewhere, shows on the page that is open. */
function useLiveFeed(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => onNewsTogether(() => void revalidate()), [revalidate]);
}

/** An address without a choice follows the one made last in this browser, which the server doesn't know. */
function useStoredChoices(query: FeedQuery): void {
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
