import type { InvestorProfile, UserSettings } from '@tenfold/contract/accounts';
import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import type { AccountTables } from '../tables.ts';
import { defaultSettings } from './stored-profile.ts';

export interface AccountUpdate {
  readonly firstName?: string;
  readonly secondName?: string;
  readonly bio?: string;
  readonly profile?: InvestorProfile;
}

type Updating = Pick<AccountDeps, 'db' | 'sessions'>;

export async function updateAccount(
  { db, sessions }: Updating,
  accountId: AccountId,
  update: AccountUpdate,
): Promise<void> {
  await db
    .withTables<AccountTables>()
    .updateTable('account')
    .set({
      ...(update.firstName !== undefined && { first_name: update.firstName }),
      ...(update.secondName !== undefined && { second_name: update.secondName }),
      ...(update.bio !== undefined && { bio: update.bio }),
      ...(update.profile !== undefined && { investor_profile: JSON.stringify(update.profile) }),
    })
    .where('id', '=', accountId)
    .execute();
  sessions.known.forget(accountId);
}

export async function getSettings(db: Db, accountId: AccountId): Promise<UserSettings> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('account')
    .select('settings')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return { ...defaultSettings, ...row?.settings };
}

/** Merges, so that two devices can change different settings at once. */
export async function updateSettings(
  { db, sessions }: Updating,
  accountId: AccountId,
  changed: { readonly [Name in keyof UserSettings]?: UserSettings[Name] | undefined },
): Promise<UserSettings> {
  const row = await db
    .withTables<AccountTables>()
    .updateTable('account')
    .set({ settings: sql`settings || ${JSON.stringify(changed)}::jsonb` })
    .where('id', '=', accountId)
    .returning('settings')
    .executeTakeFirst();
  sessions.known.forget(accountId);
  return { ...defaultSettings, ...row?.settings };
}
