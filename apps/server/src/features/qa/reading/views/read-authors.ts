import type { AccountId } from '@tenfold/contract/ids';
import type { Author } from '@tenfold/contract/qa';
import { deletedAccountName, publicName, shortBio } from '@tenfold/domain/qa';
import type { Db } from '../../../../platform/db/index.ts';
import { listPublicProfiles, type PublicProfile } from '../../../accounts/index.ts';
import type { QaTables } from '../../tables.ts';

interface Authors {
  readonly authors: ReadonlyMap<AccountId, Author>;
  /** The version of each account’s last change. */
  readonly versions: ReadonlyMap<AccountId, number>;
}

export async function readAuthors(db: Db, ids: readonly AccountId[]): Promise<Authors> {
  const profiles = await listPublicProfiles(db, ids);
  const upvotes = await readUpvotes(db, ids);
  return {
    authors: new Map(
      profiles.map((profile) => [profile.accountId, describeAuthor(profile, upvotes.get(profile.accountId))]),
    ),
    versions: new Map(profiles.map(({ accountId, version }) => [accountId, version])),
  };
}

/** Never the address: neither the name of an account nor its bio is shown as it was typed. */
function describeAuthor(profile: PublicProfile, upvotes = 0): Author {
  const { accountId, firstName, secondName, bio, avatar, isAnalyst } = profile;
  const fullName = publicName({ firstName, secondName, memberNumber: accountId });
  return {
    id: accountId,
    fullName,
    firstName: fullName.split(' ')[0] ?? fullName,
    avatar,
    bio: shortBio(bio),
    qaUpvotes: upvotes,
    isAnalyst,
  };
}

export const deletedAuthor: Author = {
  id: null,
  fullName: deletedAccountName,
  firstName: deletedAccountName,
  avatar: null,
  bio: '',
  qaUpvotes: 0,
  isAnalyst: false,
};

async function readUpvotes(db: Db, ids: readonly AccountId[]): Promise<ReadonlyMap<AccountId, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .withTables<QaTables>()
    .selectFrom('qa_contributor')
    .select(['account_id', 'upvotes'])
    .where('account_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ account_id, upvotes }) => [account_id, upvotes]));
}
