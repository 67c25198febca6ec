import type { Db } from '../../../platform/db/index.ts';
import type { ProviderEvent } from '../provider/provider.ts';
import type { BillingTables } from '../tables.ts';

/** Kept as it came, once. False: it had been told before. */
export async function storeEvent(db: Db, event: ProviderEvent, body: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .withTables<BillingTables>()
    .insertInto('billing_event')
    .values({
      environment: event.environment,
      event: event.id,
      type: event.type,
      customer: event.customer,
      body,
      created_at: event.createdAt,
      received_at: now,
    })
    .onConflict((conflict) => conflict.columns(['environment', 'event']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export type StoredEvent = Pick<ProviderEvent, 'environment' | 'id' | 'customer' | 'type'>;

/** Oldest first. */
export async function listWaitingEvents(db: Db): Promise<StoredEvent[]> {
  return db
    .withTables<BillingTables>()
    .selectFrom('billing_event')
    .select(['environment', 'event as id', 'customer', 'type'])
    .where('applied_at', 'is', null)
    .orderBy('received_at')
    .limit(200)
    .execute();
}

/** @param events of one environment, at least one */
export async function noteApplied(
  db: Db,
  events: readonly Pick<StoredEvent, 'environment' | 'id'>[],
  outcome: 'applied' | 'unknown customer' | 'other environment' | 'about nobody',
  now: Date,
): Promise<void> {
  await db
    .withTables<BillingTables>()
    .updateTable('billing_event')
    .set({ applied_at: now, outcome })
    .where('environment', 'in', [...new Set(events.map(({ environment }) => environment))])
    .where(
      'event',
      'in',
      events.map(({ id }) => id),
    )
    .where('applied_at', 'is', null)
    .execute();
}
