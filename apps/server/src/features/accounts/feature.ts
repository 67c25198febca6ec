import type { Feature } from '../../platform/feature.ts';
import type { AccountDeps } from './account-deps.ts';
import { registerAvatarFiles } from './avatar/routes.ts';
import { accountMailQueue } from './mails/account-mails.ts';
import { ownTables } from './own-data/own-tables.ts';
import { pruneAccountsNightly } from './prune-accounts.ts';
import { registerAccounts } from './register-accounts.ts';
import { promoteUser } from './user-commands.ts';

export const accounts = {
  name: 'accounts',
  level: 1,
  routes: registerAccounts,
  files: registerAvatarFiles,
  queues: (deps) => [accountMailQueue(deps), pruneAccountsNightly(deps)],
  ownData: ownTables,
  commands: [promoteUser],
} satisfies Feature<AccountDeps>;
