import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Takes or extends a lease. It expires by the database's clock: those of the processes may differ. */
export async function acquireLease(db: Db, name: string, holder: string, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    insert into lease (name, holder, until) values (${name}, ${holder}, now() + make_interval(secs => ${seconds}))
        on conflict (name) do update set holder = excluded.holder, until = excluded.until
     where lease.holder = excluded.holder or lease.until < now()
    returning holder`.execute(db);
  return rows.length === 1;
}

export async function releaseLease(db: Db, name: string, holder: string): Promise<void> {
  await sql`delete from lease where name = ${name} and holder = ${holder}`.execute(db);
}
