import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { avatarPath } from './current-user.ts';

/** What others may see of somebody who writes for all; which name that makes is the community’s rule. */
export interface PublicProfile {
  readonly accountId: AccountId;
  readonly firstName: string;
  readonly secondName: string;
  readonly bio: string;
  /** A path of this site. */
  readonly avatar: string | null;
  readonly isAnalyst: boolean;
  /** The version of the account’s last change, as `listAccountChanges` reports it; 0 before the first. */
  readonly version: number;
}

/** Lists the accounts that exist, in no order. */
export async function listPublicProfiles(db: Db, ids: readonly AccountId[]): Promise<PublicProfile[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Omit<PublicProfile, 'avatar'> & { avatarName: string | null }>`
    select account.id as "accountId", first_name as "firstName", second_name as "secondName", bio,
           is_analyst as "isAnalyst", avatar.name as "avatarName", coalesce(version, 0) as version
      from account left join avatar on avatar.account_id = account.id
                   left join account_change on account_change.account_id = account.id
     where account.id = any(${ids}::bigint[])`.execute(db);
  return rows.map(({ avatarName, ...profile }) => ({
    ...profile,
    avatar: avatarName === null ? null : avatarPath(avatarName),
  }));
}
