import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Queue } from '../../platform/jobs/index.ts';
import type { AccountTables } from './tables.ts';

export function pruneAccountsNightly(deps: { readonly db: Db; readonly clock: Clock }): Queue {
  return { name: 'prune-accounts', cron: '40 3 * * *', perform: () => pruneAccounts(deps.db, deps.clock) };
}

export async function pruneAccounts(db: Db, clock: Clock): Promise<void> {
  const tables = db.withTables<AccountTables>();
  const now = clock.now();
  const yearAgo = new Date(now.getTime() - 365 * 24 * 3_600_000);
  const weekAgo = new Date(now.getTime() - 7 * 24 * 3_600_000);
  await tables.deleteFrom('session').where('expires_at', '<=', now).execute();
  await tables.deleteFrom('password_reset').where('token_expires', '<=', now).execute();
  await tables.deleteFrom('known_network').where('seen_at', '<=', yearAgo).execute();
  await tables.deleteFrom('registration').where('asked_at', '<=', weekAgo).execute();
}
