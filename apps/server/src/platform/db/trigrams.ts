import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Whether words can be compared by their letters: not every PostgreSQL lets a database have the extension. */
export async function hasTrigrams(db: Db): Promise<boolean> {
  const { rows } = await sql`select from pg_extension where extname = 'pg_trgm'`.execute(db);
  return rows.length > 0;
}
