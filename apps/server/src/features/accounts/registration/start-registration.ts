import type { Deps } from '../../../platform/deps.ts';
import { sendMailLater } from '../mails/account-mails.ts';
import { hashPassword, matchesPassword } from '../passwords/hash-password.ts';
import { refuseCommonPassword } from '../passwords/refuse-common-password.ts';
import { findRegistration, saveRegistration } from './registration-store.ts';

interface AccountAsked {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly secondName: string;
}

/**
 * Does the same for every address, whether it is registered, waits for its owner's answer, or is new: the mail tells.
 * @param isSpaced whether its mail waits for the ones before it
 */
export async function startRegistration(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { password, ...asked }: AccountAsked,
  isSpaced: boolean,
): Promise<void> {
  refuseCommonPassword(password, asked.email, 'password');
  const passwordHash = await hashPassword(password);
  const before = await findRegistration(db, asked.email);
  const known = before?.passwordHash ?? null;
  const isSame = await matchesPassword(known, password);
  await db.transaction().execute(async (tx) => {
    await saveRegistration(tx, { ...asked, passwordHash }, isSame ? known : null, clock.now());
    await sendMailLater(jobs, { what: 'asked to register', email: asked.email }, { tx, isSpaced });
  });
}
