import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AccountId } from '@tenfold/contract/ids';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import {
  type Command,
  CommandError,
  type CommandGroup,
  type CommandRun,
} from '../../platform/commands/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { findAccountId, makeAnalyst, promote } from './account-store.ts';

export const userCommands: CommandGroup = { name: 'user', description: 'change a user’s rights' };

export const promoteUser = userCommand(
  'promote',
  'make a user a superuser (a community editor)',
  async ({ db, tally }, accountId) => {
    await promote(db, accountId);
    tally.count('user promoted to superuser');
  },
);

export const makeUserAnalyst = userCommand(
  'analyst',
  'make a user an analyst, who answers what the community did not',
  async ({ db, tally }, accountId) => {
    await makeAnalyst(db, accountId);
    tally.count('user made an analyst');
  },
);

/** A command about one account, which is typed by its address. */
export function userCommand(
  name: string,
  description: string,
  change: (run: CommandRun, accountId: AccountId) => Promise<void>,
): Command<{ email: string }> {
  return {
    group: userCommands,
    name,
    input: z.object({ email: z.string().min(1) }),
    describe(typed, run) {
      typed
        .description(description)
        .argument('<email>')
        .action((email: string) => run({ email }));
    },
    check: async (_, config) => requireAccounts(config),
    perform: async (run, { email }) => change(run, await getAccountId(run.db, email)),
  };
}

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
