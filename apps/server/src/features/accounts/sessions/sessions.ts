import type { AccessTokenReply } from '@tenfold/contract/accounts';
import type { AccountId } from '@tenfold/contract/ids';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import {
  type Authenticate,
  type CallContext,
  type Person,
  sessionCookie,
} from '../../../platform/http/index.ts';
import { tokenPrefix } from '../personal-tokens/token-prefix.ts';
import { useToken } from '../personal-tokens/token-store.ts';
import { hashToken } from '../random-token.ts';
import { type AccessTokens, createAccessTokens } from './access-tokens.ts';
import type { CheckedPassword } from './check-password.ts';
import { KnownSessions } from './known-sessions.ts';
import {
  findExpiry,
  findSession,
  insertSession,
  insertSessionWithPassword,
  type StartedSession,
} from './session-store.ts';
import { openSignInHistory, type SignInHistory } from './sign-in-history.ts';
import { signingKey } from './signing-key.ts';

export interface Sessions {
  /** A browser's session. */
  readonly authenticate: Authenticate;
  /** A session, or a personal token: what a program sends with a call. */
  readonly authenticateCall: Authenticate;
  readonly tokens: AccessTokens;
  readonly signInHistory: SignInHistory;
  readonly known: KnownSessions;
  /** `db` may be a transaction: the session then exists only if it commits. */
  start(db: Db, accountId: AccountId): Promise<StartedSession>;
  /** Null when the verified password has been changed since. */
  startWithPassword(db: Db, proven: CheckedPassword): Promise<StartedSession | null>;
}

export function openSessions({
  db,
  clock,
  config,
  changes,
}: Pick<Deps, 'db' | 'clock' | 'config' | 'changes'>): Sessions {
  const key = once(() => signingKey(db, config.sessionSecret));
  const tokens = createAccessTokens(key, clock);
  const known = new KnownSessions(db);
  changes.follow(known.changes);
  const find = async (token: string, load: Parameters<KnownSessions['load']>[1]) =>
    known.find(token, clock.now()) ?? known.load(token, load);
  const findBySession: Authenticate = (token) =>
    find(token, async () => {
      const claims = await tokens.read(token);
      return claims === null ? null : findSession(db, claims, clock.now());
    });
  const findByPersonalToken: Authenticate = (token) =>
    find(token, () => useToken(db, hashToken(token), clock.now()));
  const isPersonal = (token: string) => token.startsWith(tokenPrefix);
  return {
    tokens,
    known,
    signInHistory: openSignInHistory(db, key, clock),
    // Both are known in one place: a personal token must not be found there by a page.
    authenticate: async (token) => (isPersonal(token) ? null : findBySession(token)),
    authenticateCall: (token) => (isPersonal(token) ? findByPersonalToken(token) : findBySession(token)),
    start: (within, accountId) => insertSession(within, clock, accountId, config.sessionDays),
    startWithPassword: (within, proven) =>
      insertSessionWithPassword(within, clock, proven, config.sessionDays),
  };
}

export async function issueSession(
  { tokens }: Sessions,
  session: StartedSession,
  clock: Clock,
  context: Pick<CallContext, 'setCookie'>,
): Promise<AccessTokenReply> {
  const signed = { accessToken: await tokens.sign(session, session.expiresAt), expiresAt: session.expiresAt };
  setSessionCookie(signed, clock, context);
  return { accessToken: signed.accessToken, tokenType: 'bearer' };
}

interface SignedToken {
  readonly accessToken: string;
  readonly expiresAt: Date;
}

function setSessionCookie(
  { accessToken, expiresAt }: SignedToken,
  clock: Clock,
  { setCookie }: Pick<CallContext, 'setCookie'>,
): void {
  const maxAgeSeconds = Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1_000);
  setCookie({ name: sessionCookie, value: accessToken, maxAgeSeconds });
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null;
  return () => {
    answer ??= ask().catch((error) => {
      answer = null;
      throw error;
    });
    return answer;
  };
}

/**
 * Restores the cookie of page loads when the browser lost it or has another session's. A caller that keeps no cookies
 * gets it each time, so it is signed once for as long as the session is known.
 */
export async function renewCookie(
  { db, clock, sessions }: Pick<Deps, 'db' | 'clock'> & { readonly sessions: Sessions },
  context: Pick<CallContext, 'cookie' | 'setCookie'> & { readonly person: Person },
): Promise<void> {
  const { id: accountId, sessionId } = context.person;
  const cookie = context.cookie(sessionCookie);
  if (cookie !== null && (await sessions.authenticate(cookie))?.sessionId === sessionId) return;
  const signed = await sessions.known.value(context.person, 'token', async () => {
    const expiresAt = await findExpiry(db, sessionId);
    if (expiresAt === null) return null;
    return { expiresAt, accessToken: await sessions.tokens.sign({ accountId, sessionId }, expiresAt) };
  });
  if (signed !== null) setSessionCookie(signed, clock, context);
}
