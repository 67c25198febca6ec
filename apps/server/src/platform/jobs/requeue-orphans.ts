import { sql } from 'kysely';
import type { Database } from '../db/index.ts';

/** pg-boss allows no shorter heartbeat. */
export const silentSeconds = 10;

/** pg-boss itself would wait until the job's time runs out. The embedded database has one process, so all jobs are orphans. */
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
