import type { AccountId } from '@tenfold/contract/ids';
import { Conflict } from '../../../platform/http/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { sendMailLater } from '../mails/account-mails.ts';
import { endOtherSessions } from '../sessions/session-store.ts';
import { hashPassword } from './hash-password.ts';
import { replacePasswordHash } from './password-store.ts';
import { deleteResetToken } from './reset-store.ts';

/** Ends all other sessions and reset links; returns how many sessions. */
export async function changePassword(
  { db, jobs }: Pick<AccountDeps, 'db' | 'jobs'>,
  { id, sessionId }: { readonly id: AccountId; readonly sessionId: string },
  was: string | null,
  password: string,
): Promise<number> {
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    if (!(await replacePasswordHash(tx, id, was, passwordHash))) {
      throw new Conflict('Your password has just been changed elsewhere. Please try again.');
    }
    await deleteResetToken(tx, id);
    await sendMailLater(jobs, { what: 'changed the password', accountId: id }, { tx });
    return endOtherSessions(tx, id, sessionId);
  });
}
