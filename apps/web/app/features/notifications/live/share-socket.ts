import { lastHeard, storeHeard } from './last-heard.ts';
import { type News, useLiveNews } from './live-news.ts';
import { LiveSocket } from './live-socket.ts';

/**
 * One tab of a browser has the socket and tells the others; when it closes, the next takes over where it was. Without
 * locks, as on a plain http address of a network, each tab has its own.
 *
 * @returns what ends it
 */
export function shareSocket(accountId: number): () => void {
  const ending = new AbortController();
  /** The number of the last news, from the socket of any tab. */
  let after: number | null = null;
  const show = (news: News) => {
    after = news.seq;
    useLiveNews.setState({ last: news });
  };
  if (!('locks' in navigator)) {
    void holdSocket(accountId, after, show, ending.signal);
    return () => ending.abort();
  }
  const name = `notifications of ${accountId}`;
  const tabs = new BroadcastChannel(name);
  tabs.onmessage = ({ data }: MessageEvent<News>) => show(data);
  const onNews = (news: News) => {
    show(news);
    storeHeard(accountId, news.seq);
    tabs.postMessage(news);
  };
  let isTheirs = true;
  const hold = () => {
    isTheirs = false;
    return holdSocket(accountId, after, onNews, ending.signal);
  };
  // Ended while it waits for its turn.
  navigator.locks.request(name, { signal: ending.signal }, hold).catch(() => undefined);
  // Something may have happened before this tab listened.
  void navigator.locks.query().then(() => {
    if (!isTheirs || ending.signal.aborted) return;
    after ??= lastHeard(accountId);
    useLiveNews.setState({ last: { kind: 'ready', id: null, seq: 0 } });
  });
  return () => {
    ending.abort();
    tabs.close();
  };
}

function holdSocket(
  accountId: number,
  after: number | null,
  onNews: (news: News) => void,
  ending: AbortSignal,
): Promise<void> {
  const socket = new LiveSocket(accountId, after, onNews);
  socket.start();
  return new Promise((resolve) => {
    ending.addEventListener('abort', () => {
      socket.stop();
      resolve();
    });
  });
}
