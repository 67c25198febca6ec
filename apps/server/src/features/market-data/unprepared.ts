import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { ChangedFigures } from '../financials/index.ts';

type Cause = ChangedFigures['cause'] | null;

/** Kept among what was imported: `item` is the CIK, `content_hash` why figures changed, empty where they did not. */
const source = 'unprepared';

/** In the transaction that changed what its documents are made from. A cause stays when others follow. */
export async function markUnprepared(tx: Db, cik: number, cause: Cause): Promise<void> {
  await sql`
    insert into import_source (source, item, content_hash) values (${source}, ${String(cik)}, ${cause ?? ''})
    on conflict (source, item) do update
       set content_hash = coalesce(nullif(excluded.content_hash, ''), import_source.content_hash)`.execute(
    tx,
  );
}

/** Largest company first. */
export async function listUnprepared(db: Db): Promise<{ cik: number; name: string }[]> {
  const { rows } = await sql<{ cik: number; name: string }>`
    select cik, min(name) as name from import_source join listing on cik::text = item
     where source = ${source} group by cik order by min(rank), cik`.execute(db);
  return rows.map(({ cik, name }) => ({ cik: Number(cik), name }));
}

/** In the transaction that prepares it. Null when another process did. */
export async function takeUnprepared(tx: Db, cik: number): Promise<{ readonly cause: Cause } | null> {
  const { rows } = await sql<{ cause: NonNullable<Cause> | '' }>`
    delete from import_source where source = ${source} and item = ${String(cik)}
    returning content_hash as cause`.execute(tx);
  return rows[0] === undefined ? null : { cause: rows[0].cause || null };
}
