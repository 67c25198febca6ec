import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/**
 * Versions must become visible in their order, or a follower that has seen 7 would never ask for a 6 committed later: so one
 * writer at a time draws those of a table, until it commits.
 * @param transaction the writer's
 * @param lock a number that no other lock of the product has, and the same in every version of it
 */
export async function lockVersions(transaction: Db, lock: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(transaction);
}
