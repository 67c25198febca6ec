import { defaultProfile, defaultSettings } from '../profile/stored-profile.ts';
import type { AccountTables } from '../tables.ts';
import type { OwnData } from './own-data.ts';

/** What accounts keep; of a password there is nothing to tell. */
export const ownAccount: OwnData = async (db, accountId) => {
  const tables = db.withTables<AccountTables>();
  const account = await tables
    .selectFrom('account')
    .select([
      'email',
      'first_name as firstName',
      'second_name as secondName',
      'bio',
      'plan',
      'is_superuser as isSuperuser',
      'created_at as createdAt',
      'investor_profile as profile',
      'settings',
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const sessions = await tables
    .selectFrom('session')
    .select(['started_at as startedAt', 'expires_at as expiresAt'])
    .where('account_id', '=', accountId)
    .orderBy('started_at')
    .execute();
  const identities = await tables
    .selectFrom('identity')
    .select(['provider', 'subject'])
    .where('account_id', '=', accountId)
    .execute();
  const picture = await tables
    .selectFrom('avatar')
    .select(['name', 'content'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const { profile, settings, ...told } = account;
  return [
    { name: 'account.json', content: { ...told, profile: { ...defaultProfile, ...profile } } },
    { name: 'settings.json', content: { ...defaultSettings, ...settings } },
    { name: 'sessions.json', content: sessions },
    { name: 'identities.json', content: identities },
    ...(picture === undefined ? [] : [{ name: `picture-${picture.name}`, content: picture.content }]),
  ];
};
