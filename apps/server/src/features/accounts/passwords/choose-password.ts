import { findRecipient } from '../account-store.ts';
import { mailLater } from '../mails/account-mails.ts';
import { deadLink } from '../mails/dead-link.ts';
import { hashOf } from '../mails/mail-token.ts';
import type { AccountNeeds } from '../needs.ts';
import { endOtherSessions, type StartedSession } from '../sessions/session-store.ts';
import { hashPassword } from './hash-password.ts';
import { setPasswordHash } from './password-store.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { isResetToken, takeReset } from './reset-store.ts';

/**
 * A new password by the link of a mail: ends every session there was and starts one.
 * @throws InvalidRequest when the link was used, replaced or has expired
 */
export async function choosePassword(
  { db, clock, jobs, sessions }: AccountNeeds,
  token: string,
  password: string,
): Promise<StartedSession> {
  // Hashing is dear: not for a link that leads nowhere.
  if (!(await isResetToken(db, hashOf(token), clock.now()))) throw deadLink();
  refuseCommonPassword(password, null, 'password');
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    const accountId = await takeReset(tx, hashOf(token), clock.now());
    if (accountId === null) throw deadLink();
    const owner = await findRecipient(tx, { id: accountId });
    refuseCommonPassword(password, owner?.email ?? null, 'password');
    await setPasswordHash(tx, accountId, passwordHash);
    await endOtherSessions(tx, accountId, null);
    await mailLater(jobs, { what: 'changed the password', accountId }, { tx });
    return sessions.start(tx, accountId);
  });
}
