import type { ServerMessage } from '@tenfold/contract/notifications/socket';
import { create } from 'zustand';

/**
 * `{kind, id, seq}`: that there is something to ask for. With `ready`, `read` and `resync` what is unread may be something
 * else than before; the other kinds are of a new notification.
 */
export type News = Omit<ServerMessage, 'kind'> & { readonly kind: Exclude<ServerMessage['kind'], 'pong'> };

interface LiveNews {
  /** Each is a new object, and comes once. */
  readonly last: News | null;
}

/** The same in every tab of a browser: one of them has the socket. */
export const useLiveNews = create<LiveNews>()(() => ({ last: null }));

/** @returns what ends it */
export function onNews(hear: (news: News) => void): () => void {
  return useLiveNews.subscribe(({ last }, before) => {
    if (last !== null && last !== before.last) hear(last);
  });
}

const togetherMs = 100;

/**
 * Once for those that come together, as after a lost connection: for what loads again.
 *
 * @returns what ends it
 */
export function onNewsTogether(
  hear: () => void,
  isWanted: (kind: News['kind']) => boolean = () => true,
): () => void {
  let soon: ReturnType<typeof setTimeout> | null = null;
  const hearSoon = () => {
    soon = null;
    hear();
  };
  const stop = onNews(({ kind }) => {
    if (isWanted(kind)) soon ??= setTimeout(hearSoon, togetherMs);
  });
  return () => {
    stop();
    if (soon !== null) clearTimeout(soon);
  };
}

export function isOfNotification({ kind }: News): boolean {
  return kind !== 'ready' && kind !== 'read' && kind !== 'resync';
}
