import type { OwnTable } from '../../../platform/own-data.ts';
import { defaultProfile, defaultSettings } from '../profile/stored-profile.ts';
import type { AccountTables } from '../tables.ts';

export const ownTables: readonly OwnTable[] = [
  {
    table: 'account',
    async read(db, accountId) {
      const { profile, settings, ...fields } = await db
        .withTables<AccountTables>()
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
      return [
        { name: 'account.json', content: { ...fields, profile: { ...defaultProfile, ...profile } } },
        { name: 'settings.json', content: { ...defaultSettings, ...settings } },
      ];
    },
  },
  {
    table: 'session',
    async read(db, accountId) {
      const sessions = await db
        .withTables<AccountTables>()
        .selectFrom('session')
        .select(['started_at as startedAt', 'expires_at as expiresAt'])
        .where('account_id', '=', accountId)
        .orderBy('started_at')
        .execute();
      return [{ name: 'sessions.json', content: sessions }];
    },
  },
  {
    table: 'identity',
    async read(db, accountId) {
      const identities = await db
        .withTables<AccountTables>()
        .selectFrom('identity')
        .select(['provider', 'subject'])
        .where('account_id', '=', accountId)
        .execute();
      return [{ name: 'identities.json', content: identities }];
    },
  },
  {
    table: 'avatar',
    async read(db, accountId) {
      const picture = await db
        .withTables<AccountTables>()
        .selectFrom('avatar')
        .select(['name', 'content'])
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return picture === undefined ? [] : [{ name: `picture-${picture.name}`, content: picture.content }];
    },
  },
  { table: 'password_reset', withheld: 'the hash of a token that works for an hour' },
  { table: 'known_network', withheld: 'hashes, from which no network can be read' },
];
