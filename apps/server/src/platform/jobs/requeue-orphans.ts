import { sql } from 'kysely';
import type { Database } from '../db/index.ts';

/** How long a process may be silent over a job before another one takes it. The queue allows no less. */
export const silentSeconds = 10;

/**
 * Puts back what a process had in hand when it died, to be begun at once: the queue itself would wait for the job's time to run
 * out. A process at work on a job says so every few seconds; the embedded database has one process, which has begun nothing yet.
 * @returns how many there were
 */
export async function requeueOrphans(
  database: Database,
  queue: string,
  isStarting: boolean,
): Promise<number> {
  const isAbandoned =
    isStarting && database.kind === 'pglite'
      ? sql`true`
      : sql`heartbeat_on + make_interval(secs => heartbeat_seconds) < now()`;
  const { rows } = await sql`
    update pgboss.job set state = 'retry', started_on = null, heartbeat_on = null, start_after = now()
     where name = ${queue} and state = 'active' and ${isAbandoned}
    returning id`.execute(database.db);
  return rows.length;
}
