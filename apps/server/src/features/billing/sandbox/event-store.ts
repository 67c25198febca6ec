import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { ProviderEvent } from '../provider/provider.ts';

export async function insertEvent(tx: Db, { id, type, customer, createdAt }: ProviderEvent): Promise<void> {
  await sql`
    insert into sandbox_event (id, type, customer, created_at)
    values (${id}, ${type}, ${customer}, ${createdAt})`.execute(tx);
}

/** In the order they happened. */
export async function selectEvents(db: Db, since: Date): Promise<ProviderEvent[]> {
  const { rows } = await sql<{ id: string; type: string; customer: string; created_at: Date }>`
    select id, type, customer, created_at from sandbox_event
     where created_at >= ${since} order by seq`.execute(db);
  return rows.map(({ created_at, ...event }) => ({
    ...event,
    createdAt: created_at,
    environment: 'sandbox',
  }));
}
