import { InvalidRequest } from '../../../platform/http/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { findAccountId, insertAccount } from '../account-store.ts';
import { deleteRegistration } from '../registration/registration-store.ts';
import type { StartedSession } from '../sessions/session-store.ts';
import type { ProviderName } from '../tables.ts';
import type { ExternalIdentity } from './identity-provider.ts';
import { findAccountByIdentity, insertIdentity } from './identity-store.ts';

/** Links or creates the account of the verified address. @throws InvalidRequest the first time without one */
export function signInByIdentity(
  { db, clock, sessions }: AccountDeps,
  provider: ProviderName,
  identity: ExternalIdentity,
): Promise<StartedSession> {
  return db.transaction().execute(async (tx) => {
    const known = await findAccountByIdentity(tx, provider, identity.subject);
    if (known !== null) return sessions.start(tx, known);
    const { email, firstName, secondName } = identity;
    if (email === null)
      throw new InvalidRequest('Confirm your email address with them first, then try again.');
    const createdId = await insertAccount(tx, {
      email,
      firstName,
      secondName,
      passwordHash: null,
      createdAt: clock.now(),
    });
    // An unconfirmed registration of this address may be a stranger's: its password must not open the account.
    if (createdId !== null) await deleteRegistration(tx, email);
    const accountId = createdId ?? (await findAccountId(tx, email));
    if (accountId === null) throw new InvalidRequest('This account has just been deleted.');
    await insertIdentity(tx, provider, identity.subject, accountId);
    return sessions.start(tx, accountId);
  });
}
