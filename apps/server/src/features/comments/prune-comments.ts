import type { Deps } from '../../platform/deps.ts';
import type { Queue } from '../../platform/jobs/index.ts';
import type { CommentTables } from './tables.ts';

type PruneDeps = Pick<Deps, 'db' | 'clock'>;

const day = 24 * 3_600_000;

export function pruneCommentsNightly(deps: PruneDeps): Queue {
  return { name: 'prune-comments', cron: '55 3 * * *', perform: () => pruneComments(deps) };
}

/** Those deleted a day ago. */
export async function pruneComments({ db, clock }: PruneDeps): Promise<void> {
  await db
    .withTables<CommentTables>()
    .deleteFrom('cell_comment')
    .where('deleted_at', '<=', new Date(clock.now().getTime() - day))
    .execute();
}
