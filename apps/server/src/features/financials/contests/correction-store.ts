import type { ContestId } from '@tenfold/contract/ids';
import type { Correction } from '@tenfold/domain/statements';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { ContestedFigure } from './contest-store.ts';

export interface DatedCorrection extends Correction {
  /** `YYYY-MM-DD` */
  readonly madeOn: string;
}

export async function listCorrections(db: Db, cik: number): Promise<DatedCorrection[]> {
  const { rows } = await sql<DatedCorrection>`
    select row_key as "rowKey", column_key as "column", kind, value, filed_value as "filedValue",
           (made_at at time zone 'utc')::date::text as "madeOn"
      from figure_correction where cik = ${cik} order by row_key, column_key`.execute(db);
  return rows;
}

/** In place of an earlier one. */
export async function saveCorrection(
  tx: Db,
  { cik, rowKey, column }: ContestedFigure,
  { kind, value, filedValue }: Pick<Correction, 'kind' | 'value' | 'filedValue'>,
  made: { readonly by: ContestId; readonly at: Date },
): Promise<void> {
  await sql`
    insert into figure_correction (cik, row_key, column_key, kind, value, filed_value, contest_id, made_at)
    values (${cik}, ${rowKey}, ${column}, ${kind}, ${value}, ${filedValue}, ${made.by}, ${made.at})
        on conflict (cik, row_key, column_key) do update
       set kind = excluded.kind, value = excluded.value, filed_value = excluded.filed_value,
           contest_id = excluded.contest_id, made_at = excluded.made_at`.execute(tx);
}

/** The one that answers a contest. False where a later answer took its place, or there is none. */
export async function deleteCorrection(tx: Db, id: ContestId): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from figure_correction where contest_id = ${id}`.execute(tx);
  return numAffectedRows === 1n;
}
