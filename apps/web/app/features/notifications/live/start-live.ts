import { onNews } from './live-news.ts';
import { shareSocket } from './share-socket.ts';
import { showNews } from './show-news.ts';

/** @returns what ends it */
export function startLive(accountId: number): () => void {
  const stopHearing = onNews((news) => showNews(accountId, news));
  const stopSharing = shareSocket(accountId);
  return () => {
    stopSharing();
    stopHearing();
  };
}
