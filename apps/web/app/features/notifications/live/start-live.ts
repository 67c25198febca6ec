import { logFailure } from '../../../platform/api/log-failure.ts';
import { refreshNotifications } from '../unread/refresh-notifications.ts';
import { onNews, onNewsTogether } from './live-news.ts';
import { shareSocket } from './share-socket.ts';
import { showNews } from './show-news.ts';

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
