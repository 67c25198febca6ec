import type { AccountDeps } from '../account-deps.ts';
import { findRecipient } from '../account-store.ts';
import { sendMailLater } from '../mails/account-mails.ts';
import { invalidLink } from '../mails/invalid-link.ts';
import { hashToken } from '../random-token.ts';
import { endOtherSessions, type StartedSession } from '../sessions/session-store.ts';
import { hashPassword } from './hash-password.ts';
import { setPasswordHash } from './password-store.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { consumeResetToken, isResetTokenValid } from './reset-store.ts';

/** Ends all other sessions. @throws InvalidRequest when the link was used, replaced or has expired */
export async function resetPassword(
  { db, clock, jobs, sessions }: AccountDeps,
  token: string,
  password: string,
): Promise<StartedSession> {
  // Hashing is expensive, so an invalid link is refused first.
  if (!(await isResetTokenValid(db, hashToken(token), clock.now()))) throw invalidLink();
  refuseCommonPassword(password, null, 'password');
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    const accountId = await consumeResetToken(tx, hashToken(token), clock.now());
    if (accountId === null) throw invalidLink();
    const owner = await findRecipient(tx, { id: accountId });
    refuseCommonPassword(password, owner?.email ?? null, 'password');
    await setPasswordHash(tx, accountId, passwordHash);
    await endOtherSessions(tx, accountId, null);
    await sendMailLater(jobs, { what: 'changed the password', accountId }, { tx });
    return sessions.start(tx, accountId);
  });
}
