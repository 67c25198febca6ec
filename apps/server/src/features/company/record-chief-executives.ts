import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** The whole list of a company: who is no longer on it is taken off. Give it a transaction. */
export async function recordChiefExecutives(
  db: Db,
  cik: number,
  executives: readonly { fullName: string; startYear: number; endYear: number | null }[],
): Promise<void> {
  await sql`delete from chief_executive where cik = ${cik}`.execute(db);
  await sql`
    insert into chief_executive (cik, full_name, start_year, end_year)
    select ${cik}, full_name, start_year, end_year
      from unnest(${executives.map((executive) => executive.fullName)}::text[],
                  ${executives.map((executive) => executive.startYear)}::int[],
                  ${executives.map((executive) => executive.endYear)}::int[])
             as new (full_name, start_year, end_year)`.execute(db);
}
