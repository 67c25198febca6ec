import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

export interface Predecessor {
  readonly cik: number;
  readonly predecessorCik: number;
  readonly until: string;
  /** The filing that says so, e.g. `8-K12B of 2021-03-01`. */
  readonly source: string;
}

export async function listNewPredecessors(db: Db, given: readonly Predecessor[]): Promise<Predecessor[]> {
  const { rows } = await sql<{ cik: number; predecessorCik: number; until: string; source: string }>`
    select cik, predecessor_cik as "predecessorCik", until::text as until, source from predecessor`.execute(
    db,
  );
  const known = new Set(rows.map(keyOf));
  return given.filter((it) => !known.has(keyOf(it)));
}

function keyOf({ cik, predecessorCik, until, source }: Predecessor): string {
  return `${cik} ${predecessorCik} ${until} ${source}`;
}

export async function recordPredecessor(db: Db, given: Predecessor): Promise<void> {
  await sql`
    insert into predecessor (cik, predecessor_cik, until, source)
    values (${given.cik}, ${given.predecessorCik}, ${given.until}::date, ${given.source})
        on conflict (cik, predecessor_cik) do update set until = excluded.until, source = excluded.source`.execute(
    db,
  );
}

/** Includes predecessors of predecessors, each with the day until which its filings count. */
export async function listPredecessors(db: Db, cik: number): Promise<{ cik: number; until: string }[]> {
  const { rows } = await sql<{ cik: number; until: string }>`
    with recursive earlier as (
      select predecessor_cik as cik, until from predecessor where cik = ${cik}
      union
      select predecessor.predecessor_cik, least(predecessor.until, earlier.until)
        from predecessor join earlier using (cik)
    )
    select cik, max(until)::text as until from earlier where cik <> ${cik} group by cik order by cik`.execute(
    db,
  );
  return rows.map((row) => ({ cik: Number(row.cik), until: row.until }));
}

export async function listSuccessors(db: Db, cik: number): Promise<number[]> {
  const { rows } = await sql<{ cik: number }>`
    with recursive later as (
      select cik from predecessor where predecessor_cik = ${cik}
      union
      select predecessor.cik from predecessor join later on later.cik = predecessor.predecessor_cik
    )
    select cik from later where cik <> ${cik} order by cik`.execute(db);
  return rows.map((row) => Number(row.cik));
}
