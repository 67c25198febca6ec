import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

export async function deleteJobsAbout(db: Db, queue: string, about: object): Promise<void> {
  await sql`delete from pgboss.job where name = ${queue} and data @> ${JSON.stringify(about)}::jsonb`.execute(
    db,
  );
}

export async function deleteJob(db: Db, queue: string, id: string): Promise<void> {
  await sql`delete from pgboss.job where name = ${queue} and id = ${id}::uuid`.execute(db);
}
