import { sql } from 'kysely';
import type { Deps } from '../../../platform/deps.ts';
import type { Queue } from '../../../platform/jobs/index.ts';

type PruneDeps = Pick<Deps, 'db' | 'clock'>;

const day = 24 * 3_600_000;

export function pruneDeletedNightly(deps: PruneDeps): Queue {
  return { name: 'prune-deleted-notes', cron: '50 3 * * *', perform: () => pruneDeleted(deps) };
}

/** Those deleted a day ago are gone for good. */
export async function pruneDeleted({ db, clock }: PruneDeps): Promise<void> {
  await sql`delete from deleted_note where deleted_at <= ${new Date(clock.now().getTime() - day)}`.execute(
    db,
  );
}
