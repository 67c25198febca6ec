import type { AccountId } from '@tenfold/contract/ids';
import type { Db } from '../../platform/db/index.ts';
import type { AccountTables } from './tables.ts';

export interface SampleMember {
  readonly email: string;
  readonly firstName: string;
  readonly secondName: string;
  readonly bio: string;
  readonly joinedAt: Date;
}

/**
 * People of the sample whose texts are read. Those who can be signed in as are there already and get what they lack; the
 * others have no password. Returns their ids by address.
 */
export async function addSampleMembers(
  tx: Db,
  members: readonly SampleMember[],
): Promise<ReadonlyMap<string, AccountId>> {
  const tables = tx.withTables<AccountTables>();
  for (const { email, firstName, secondName, bio, joinedAt } of members) {
    await tables
      .insertInto('account')
      .values({
        email,
        password_hash: null,
        first_name: firstName,
        second_name: secondName,
        bio,
        is_sample: true,
        created_at: joinedAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tables
      .updateTable('account')
      .set({ bio, created_at: joinedAt })
      .where('email', '=', email)
      .where('is_sample', '=', true)
      .where('bio', '=', '')
      .execute();
  }
  const rows = await tables
    .selectFrom('account')
    .select(['id', 'email'])
    .where('is_sample', '=', true)
    .execute();
  return new Map(rows.map(({ id, email }) => [email, id]));
}
