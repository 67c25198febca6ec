import type { AccountDeps } from '../account-deps.ts';
import { findAccountId, insertAccount } from '../account-store.ts';
import { invalidLink } from '../mails/invalid-link.ts';
import { hashToken } from '../random-token.ts';
import type { StartedSession } from '../sessions/session-store.ts';
import { consumeRegistration } from './registration-store.ts';

/** @throws InvalidRequest when the link was used, replaced or has expired */
export function confirmEmail({ db, clock, sessions }: AccountDeps, token: string): Promise<StartedSession> {
  return db.transaction().execute(async (tx) => {
    const registration = await consumeRegistration(tx, hashToken(token), clock.now());
    if (registration === null) throw invalidLink();
    const accountId = await insertAccount(tx, { ...registration, createdAt: clock.now() });
    if (accountId !== null) return sessions.start(tx, accountId);
    // The owner signed in with Google or Apple first, and has just proven to own the address.
    const owned = await findAccountId(tx, registration.email);
    if (owned === null) throw invalidLink();
    return sessions.start(tx, owned);
  });
}
