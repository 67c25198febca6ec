import type { Deps } from '../../platform/deps.ts';
import type { Queue } from '../../platform/jobs/index.ts';
import type { ListTables } from './tables.ts';

type PruneDeps = Pick<Deps, 'db' | 'clock'>;

const day = 24 * 3_600_000;

export function pruneListsNightly(deps: PruneDeps): Queue {
  return { name: 'prune-lists', cron: '55 3 * * *', perform: () => pruneLists(deps) };
}

/** Lists and companies that were deleted a day ago. */
export async function pruneLists({ db, clock }: PruneDeps): Promise<void> {
  const until = new Date(clock.now().getTime() - day);
  const tables = db.withTables<ListTables>();
  await tables.deleteFrom('list').where('deleted_at', '<=', until).execute();
  await tables.deleteFrom('list_company').where('removed_at', '<=', until).execute();
}
