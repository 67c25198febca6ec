import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Command } from '../../../../platform/commands/index.ts';
import type { Db } from '../../../../platform/db/index.ts';
import { getAccountId, requireAccounts, userCommands } from '../../../accounts/index.ts';

/** For somebody whom the operator knows, as a company’s own people or an author who was invited. */
export const settleUser: Command<{ email: string }> = {
  group: userCommands,
  name: 'settle',
  input: z.object({ email: z.string().min(1) }),
  describe(typed, run) {
    typed
      .description('take a user for known, so that no editor reads their first posts')
      .argument('<email>')
      .action((email: string) => run({ email }));
  },
  check: async (_, config) => requireAccounts(config),
  async perform({ db, clock, tally }, { email }) {
    await settle(db, await getAccountId(db, email), clock.now());
    tally.count('user taken for known');
  },
};

async function settle(db: Db, accountId: AccountId, now: Date): Promise<void> {
  await sql`
    insert into qa_contributor (account_id, settled_at) values (${accountId}, ${now})
    on conflict (account_id) do update set settled_at = excluded.settled_at`.execute(db);
}
