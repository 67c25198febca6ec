import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

export interface ChiefExecutive {
  readonly fullName: string;
  readonly startYear: number;
  readonly endYear: number | null;
}

/** Needs a transaction. */
export async function recordChiefExecutives(
  db: Db,
  cik: number,
  executives: readonly ChiefExecutive[],
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
