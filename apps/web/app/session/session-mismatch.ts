import { readAccountId } from '../platform/storage/access-token.ts';

/**
 * A session is held twice: its cookie lets pages know who opens them, its token signs the calls. They come and go together;
 * where one was lost, or both are not of the same person, this says what to do.
 */
export type SessionMismatch =
  /** The page came as a visitor's though a token is in store: the server is asked who it is, which restores the cookie. */
  | 'cookie-lost'
  /** The page came as a person's, and no call could be made for them: their session is ended. */
  | 'token-lost';

/** @param viewerId who the page was made for; null for a visitor */
export function findSessionMismatch(viewerId: number | null, token: string | null): SessionMismatch | null {
  if (viewerId === null) return token === null ? null : 'cookie-lost';
  return token !== null && readAccountId(token) === viewerId ? null : 'token-lost';
}
