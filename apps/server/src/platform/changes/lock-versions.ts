import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** Versions must become visible in order, or a follower that has read 7 would never read a 6 committed later. */
export async function lockVersions(transaction: Db, lock: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(transaction);
}
