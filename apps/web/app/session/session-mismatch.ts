import { readAccountId } from '../platform/storage/access-token.ts';

/**
 * The cookie tells pages who is signed in, the token authorizes calls. If one is lost or they differ, this
 * says what to do.
 */
export type SessionMismatch =
  /** Rendered for a visitor though a token is stored: calling getMe restores the cookie. */
  | 'cookie-lost'
  /** Rendered for a person without a usable token: their session is ended. */
  | 'token-lost';

export function findSessionMismatch(viewerId: number | null, token: string | null): SessionMismatch | null {
  if (viewerId === null) return token === null ? null : 'cookie-lost';
  return token !== null && readAccountId(token) === viewerId ? null : 'token-lost';
}
