import { findAccountId, insertAccount } from '../account-store.ts';
import { deadLink } from '../mails/dead-link.ts';
import { hashOf } from '../mails/mail-token.ts';
import type { AccountNeeds } from '../needs.ts';
import type { StartedSession } from '../sessions/session-store.ts';
import { takeRegistration } from './registration-store.ts';

/**
 * Makes the account that the link of a mail stands for, and signs in.
 * @throws InvalidRequest when the link was used, replaced or has expired
 */
export function confirmAddress(
  { db, clock, sessions }: AccountNeeds,
  token: string,
): Promise<StartedSession> {
  return db.transaction().execute(async (tx) => {
    const asked = await takeRegistration(tx, hashOf(token), clock.now());
    if (asked === null) throw deadLink();
    const accountId = await insertAccount(tx, { ...asked, createdAt: clock.now() });
    if (accountId !== null) return sessions.start(tx, accountId);
    // Google or Apple were faster: the owner of the address has an account, and has just shown to be its owner.
    const owned = await findAccountId(tx, asked.email);
    if (owned === null) throw deadLink();
    return sessions.start(tx, owned);
  });
}
