import { logFailure } from '../../../platform/api/log-failure.ts';
import { ringOnce } from '../sound/ring-once.ts';
import { checkUnread, setUnread } from '../unread/check-unread.ts';
import { refreshNotifications } from '../unread/refresh-notifications.ts';
import { isOfNotification, type News, onNews, onNewsTogether } from './live-news.ts';
import { shareSocket } from './share-socket.ts';

/** @returns what ends it */
export function startLive(accountId: number): () => void {
  const ends = [
    onNews((news) => showNews(accountId, news)),
    onNewsTogether(() => {
      refreshNotifications().catch((cause) => logFailure('notifications', cause));
    }),
    shareSocket(accountId),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Several at once, as after a lost connection, ring once. */
const quietMs = 2_000;
let rangAt = Number.NEGATIVE_INFINITY;

function showNews(accountId: number, news: News): void {
  if (isOfNotification(news)) {
    setUnread(true);
    if (performance.now() - rangAt > quietMs) {
      rangAt = performance.now();
      void ringOnce(accountId, news.seq);
    }
  } else {
    void checkUnread();
  }
}
