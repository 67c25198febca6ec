import type { CurrentUser } from '@tenfold/contract/accounts';
import type { AccountId } from '@tenfold/contract/ids';
import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { AccountTables } from '../tables.ts';
import { defaultProfile } from './stored-profile.ts';

/** @throws AppError `unauthenticated` when the account was just deleted */
export async function getCurrentUser(db: Db, accountId: AccountId): Promise<CurrentUser> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('account')
    .leftJoin('avatar', 'avatar.account_id', 'account.id')
    .select([
      'account.id',
      'account.email',
      'account.first_name as firstName',
      'account.second_name as secondName',
      'account.bio',
      'account.plan',
      'account.grace_until as graceUntil',
      'account.is_superuser as isSuperuser',
      'account.is_analyst as isAnalyst',
      'account.investor_profile as profile',
      'avatar.name as avatarName',
    ])
    .select((row) => row('account.password_hash', 'is not', null).as('hasPassword'))
    .where('account.id', '=', accountId)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('unauthenticated', 'This account no longer exists.');
  const { profile, avatarName, graceUntil, ...user } = row;
  return {
    ...user,
    ...defaultProfile,
    ...profile,
    graceUntil: graceUntil?.toISOString() ?? null,
    username: user.email,
    avatar: avatarName === null ? null : avatarPath(avatarName),
    hasPassword: Boolean(user.hasPassword),
    // Accounts exist only once their address is confirmed.
    isVerified: true,
  };
}

export const avatarFolder = '/files/avatars/';

export function avatarPath(name: string): string {
  return `${avatarFolder}${name}`;
}
