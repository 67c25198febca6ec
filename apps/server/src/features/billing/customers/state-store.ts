import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { CustomerState } from '../provider/provider.ts';
import type { BillingTables } from '../tables.ts';

/** Before the provider is asked: a reading that began later has the higher number. */
export async function beginReading(db: Db, accountId: AccountId): Promise<number> {
  const { begun } = await db
    .withTables<BillingTables>()
    .insertInto('billing_state')
    .values({ account_id: accountId, begun: 1, reading: 0, customer: null })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ begun: sql`billing_state.begun + 1` }),
    )
    .returning('begun')
    .executeTakeFirstOrThrow();
  return begun;
}

/** An older reading than the one that is stored changes nothing. */
export async function saveReading(
  tx: Db,
  accountId: AccountId,
  reading: number,
  state: CustomerState | null,
): Promise<void> {
  await tx
    .withTables<BillingTables>()
    .updateTable('billing_state')
    .set({ reading, customer: state === null ? null : JSON.stringify(state) })
    .where('account_id', '=', accountId)
    .where('reading', '<', reading)
    .execute();
}

/** What the provider had when it was last asked; null: never, or it has no such customer. */
export async function findState(db: Db, accountId: AccountId): Promise<CustomerState | null> {
  const row = await db
    .withTables<BillingTables>()
    .selectFrom('billing_state')
    .select('customer')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.customer == null ? null : reviveDates(row.customer);
}

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Lines of an invoice keep their times as text, as the contract has them. */
function reviveDates(stored: CustomerState): CustomerState {
  const revive = (key: string, value: unknown) => {
    if (key === 'lines') return value;
    if (Array.isArray(value)) return value.map((each) => walk(each));
    return typeof value === 'string' && isoTime.test(value) ? new Date(value) : walk(value);
  };
  const walk = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !(value instanceof Date) && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, revive(key, inner)]))
      : value;
  return walk(stored) as CustomerState;
}
