import type { AccessTokenReply } from '@tenfold/contract/accounts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type CallContext, type Recognise, sessionCookie } from '../../../platform/http/index.ts';
import { type AccessTokens, accessTokens } from './access-tokens.ts';
import { type KnownPlaces, openKnownPlaces } from './known-places.ts';
import { findPerson, insertProvenSession, insertSession, type StartedSession } from './session-store.ts';
import type { Proven } from './sign-in.ts';
import { signingKey } from './signing-key.ts';

/** Who is signed in, over all processes: a session is a row, and its token is worth nothing without it. */
export interface Sessions {
  readonly recognise: Recognise;
  readonly tokens: AccessTokens;
  readonly places: KnownPlaces;
  /** A new session; within `db`, so that it is there exactly when what it follows from is. */
  start(db: Db, accountId: number): Promise<StartedSession>;
  /** A new session, unless the password that was proven has been changed since. */
  startProven(db: Db, proven: Proven): Promise<StartedSession | null>;
}

export function openSessions({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): Sessions {
  const key = once(() => signingKey(db, config.sessionSecret));
  const tokens = accessTokens(key, clock);
  return {
    tokens,
    places: openKnownPlaces(db, key, clock),
    recognise: async (token) => {
      const claims = await tokens.read(token);
      return claims === null ? null : findPerson(db, claims, clock.now());
    },
    start: (within, accountId) => insertSession(within, clock, accountId, config.sessionDays),
    startProven: (within, proven) => insertProvenSession(within, clock, proven, config.sessionDays),
  };
}

/** The token of a session, as answer and as the cookie by which pages know who opens them. */
export async function handOver(
  { tokens }: Sessions,
  session: StartedSession,
  clock: Clock,
  { keepCookie }: Pick<CallContext, 'keepCookie'>,
): Promise<AccessTokenReply> {
  const accessToken = await tokens.sign(session, session.expiresAt);
  const maxAgeSeconds = Math.floor((session.expiresAt.getTime() - clock.now().getTime()) / 1_000);
  keepCookie({ name: sessionCookie, value: accessToken, maxAgeSeconds });
  return { accessToken, tokenType: 'bearer' };
}

/** Asks once; again only when that failed. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () => {
    asked ??= ask().catch((error) => {
      asked = null;
      throw error;
    });
    return asked;
  };
}
