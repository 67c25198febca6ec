import type { Deps } from '../../../platform/deps.ts';
import { sendMailLater } from '../mails/account-mails.ts';
import { hashPassword, matchesPassword } from '../passwords/hash-password.ts';
import { refuseCommonPassword } from '../passwords/refuse-common-password.ts';
import { findRegistration, saveRegistration } from './registration-store.ts';

interface NewRegistration {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly secondName: string;
}

/** Does the same for every address, registered or not: only the email tells. */
export async function startRegistration(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { password, ...registration }: NewRegistration,
  isSpaced: boolean,
): Promise<void> {
  refuseCommonPassword(password, registration.email, 'password');
  const passwordHash = await hashPassword(password);
  const before = await findRegistration(db, registration.email);
  const known = before?.passwordHash ?? null;
  const isSame = await matchesPassword(known, password);
  await db.transaction().execute(async (tx) => {
    await saveRegistration(tx, { ...registration, passwordHash }, isSame ? known : null, clock.now());
    await sendMailLater(jobs, { what: 'asked to register', email: registration.email }, { tx, isSpaced });
  });
}
