import type { AccountDeps } from '../account-deps.ts';
import { findAccountId, insertAccount } from '../account-store.ts';
import { invalidLink } from '../mails/invalid-link.ts';
import { hashToken } from '../mails/mail-token.ts';
import type { StartedSession } from '../sessions/session-store.ts';
import { consumeRegistration } from './registration-store.ts';

/**
 * Makes the account that the link of a mail stands for, and signs in.
 * @throws InvalidRequest when the link was used, replaced or has expired
 */
export function confirmEmail({ db, clock, sessions }: AccountDeps, token: string): Promise<StartedSession> {
  return db.transaction().execute(async (tx) => {
    const registration = await consumeRegistration(tx, hashToken(token), clock.now());
    if (registration === null) throw invalidLink();
    const accountId = await insertAccount(tx, { ...registration, createdAt: clock.now() });
    if (accountId !== null) return sessions.start(tx, accountId);
    // Google or Apple were faster: the owner of the address has an account, and has just shown to be its owner.
    const owned = await findAccountId(tx, registration.email);
    if (owned === null) throw invalidLink();
    return sessions.start(tx, owned);
  });
}
