import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { SandboxState } from './state.ts';
import { readText, writeText } from './state-text.ts';

export interface SandboxCustomer {
  readonly state: SandboxState;
  /** Milliseconds. */
  readonly clockAhead: number;
}

/** Twice is once. */
export async function insertCustomer(db: Db, state: SandboxState): Promise<void> {
  await sql`
    insert into sandbox_customer (id, clock_ahead_ms, state) values (${state.customer}, 0, ${writeText(state)}::text::jsonb)
        on conflict (id) do nothing`.execute(db);
}

/** In a transaction: nobody else changes it until that ends. */
export function lockCustomer(tx: Db, customer: string): Promise<SandboxCustomer | null> {
  return selectCustomer(tx, customer, true);
}

export function findCustomer(db: Db, customer: string): Promise<SandboxCustomer | null> {
  return selectCustomer(db, customer, false);
}

/** @param dueAt by the system’s clock */
export async function saveCustomer(
  tx: Db,
  { state, clockAhead }: SandboxCustomer,
  dueAt: Date | null,
): Promise<void> {
  await sql`
    update sandbox_customer
       set state = ${writeText(state)}::text::jsonb, clock_ahead_ms = ${clockAhead}, due_at = ${dueAt}
     where id = ${state.customer}`.execute(tx);
}

/** Whose next thing is due, the earliest first. */
export async function listDueCustomers(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from sandbox_customer where due_at <= ${now} order by due_at`.execute(db);
  return rows.map(({ id }) => id);
}

async function selectCustomer(db: Db, customer: string, isLocked: boolean): Promise<SandboxCustomer | null> {
  const { rows } = await sql<{ state: string; clock_ahead_ms: number }>`
    select state::text as state, clock_ahead_ms from sandbox_customer where id = ${customer}
    ${isLocked ? sql`for update` : sql``}`.execute(db);
  const [row] = rows;
  return row === undefined ? null : { state: readText(row.state), clockAhead: row.clock_ahead_ms };
}
