import type { Deps } from '../../platform/deps.ts';
import type { Queue } from '../../platform/jobs/index.ts';
import type { CommentRow } from './comment.ts';
import type { CommentTables } from './tables.ts';

type PruneCommentsDeps = Pick<Deps, 'db' | 'clock'>;

const day = 24 * 3_600_000;

export function isRestorable({ deleted_at }: Pick<CommentRow, 'deleted_at'>, now: Date): boolean {
  return deleted_at !== null && deleted_at > dayBefore(now);
}

export function pruneCommentsNightly(deps: PruneCommentsDeps): Queue {
  return { name: 'prune-comments', cron: '55 3 * * *', perform: () => pruneComments(deps) };
}

/** Those deleted a day ago. One with replies stays in its place, without its words. */
export async function pruneComments({ db, clock }: PruneCommentsDeps): Promise<void> {
  const until = dayBefore(clock.now());
  const tables = db.withTables<CommentTables>();
  await tables
    .deleteFrom('comment')
    .where('deleted_at', '<=', until)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('comment as reply').whereRef('reply.parent_id', '=', 'comment.id'))),
    )
    .execute();
  await tables
    .updateTable('comment')
    .set({ title: null, text: '', figures: '[]' })
    .where('deleted_at', '<=', until)
    .where('text', '<>', '')
    .execute();
}

function dayBefore(now: Date): Date {
  return new Date(now.getTime() - day);
}
