import { ringOnce } from '../sound/ring-once.ts';
import { checkUnread, setUnread } from '../unread/check-unread.ts';
import { isOfNotification, type News } from './live-news.ts';

/** Several at once, as after a lost connection, ring once. */
const quietMs = 2_000;
let rangAt = Number.NEGATIVE_INFINITY;

export function showNews(accountId: number, news: News): void {
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
