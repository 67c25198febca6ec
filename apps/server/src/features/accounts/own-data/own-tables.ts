import type { OwnTable } from '../../../platform/own-data.ts';
import { defaultProfile, defaultSettings } from '../profile/stored-profile.ts';
import type { AccountTables } from '../tables.ts';

export const ownTables: readonly OwnTable[] = [
  {
    table: 'account',
    erase: { what: 'your profile and settings', how: 'delete' },
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
          'is_analyst as isAnalyst',
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
    erase: { what: 'your sessions', how: 'delete' },
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
    table: 'personal_token',
    erase: { what: 'your personal access tokens', how: 'delete' },
    async read(db, accountId) {
      const tokens = await db
        .withTables<AccountTables>()
        .selectFrom('personal_token')
        .select(['name', 'scope', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .execute();
      return [{ name: 'tokens.json', content: tokens }];
    },
  },
  {
    table: 'identity',
    erase: { what: 'your sign-in with Google or Apple', how: 'delete' },
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
    erase: { what: 'your photo', how: 'delete' },
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
  {
    table: 'password_reset',
    erase: { what: 'links to reset your password', how: 'delete' },
    withheld: 'the hash of a token that works for an hour',
  },
  {
    table: 'known_network',
    erase: { what: 'the networks you signed in from', how: 'delete' },
    withheld: 'hashes, from which no network can be read',
  },
  {
    table: 'account_change',
    erase: {
      what: 'the number of your account',
      how: 'keep',
      why: 'It tells each of our servers to forget what it knew of the account.',
    },
    withheld: 'a number that grows with each change of the account',
  },
];
