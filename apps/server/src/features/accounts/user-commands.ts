import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AccountId } from '@tenfold/contract/ids';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { type Command, CommandError, type CommandGroup } from '../../platform/commands/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { findAccountId, makeAnalyst, promote } from './account-store.ts';

export const userCommands: CommandGroup = { name: 'user', description: 'change a user’s rights' };

export const promoteUser: Command<{ email: string }> = {
  group: userCommands,
  name: 'promote',
  input: z.object({ email: z.string().min(1) }),
  describe(typed, run) {
    typed
      .description('make a user a superuser (a community editor)')
      .argument('<email>')
      .action((email: string) => run({ email }));
  },
  check: async (_, config) => requireAccounts(config),
  async perform({ db, tally }, { email }) {
    await promote(db, await getAccountId(db, email));
    tally.count('user promoted to superuser');
  },
};

export const makeUserAnalyst: Command<{ email: string }> = {
  group: userCommands,
  name: 'analyst',
  input: z.object({ email: z.string().min(1) }),
  describe(typed, run) {
    typed
      .description('make a user an analyst, who answers what the community did not')
      .argument('<email>')
      .action((email: string) => run({ email }));
  },
  check: async (_, config) => requireAccounts(config),
  async perform({ db, tally }, { email }) {
    await makeAnalyst(db, await getAccountId(db, email));
    tally.count('user made an analyst');
  },
};

/** @throws CommandError instead of creating an empty database */
export function requireAccounts({ dataDir, databaseUrl }: Config): void {
  if (databaseUrl !== null || existsSync(join(dataDir, 'database'))) return;
  throw new CommandError(`${dataDir} has no accounts yet. Start the server once to create its database.`);
}

export async function getAccountId(db: Db, typed: string): Promise<AccountId> {
  const address = typed.trim().toLowerCase();
  const accountId = await findAccountId(db, address);
  if (accountId !== null) return accountId;
  throw new CommandError(
    `No account has the address ${address}. An account exists once its owner confirms the address.`,
  );
}
