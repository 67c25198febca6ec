import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { userCommand } from '../../../accounts/index.ts';

/** For somebody whom the operator knows, as a company’s own people or an author who was invited. */
export const settleUser = userCommand(
  'settle',
  'take a user for known, so that no editor reads their first posts',
  async ({ db, clock, tally }, accountId) => {
    await settle(db, accountId, clock.now());
    tally.count('user taken for known');
  },
);

async function settle(db: Db, accountId: AccountId, now: Date): Promise<void> {
  await sql`
    insert into qa_contributor (account_id, settled_at) values (${accountId}, ${now})
    on conflict (account_id) do update set settled_at = excluded.settled_at`.execute(db);
}
