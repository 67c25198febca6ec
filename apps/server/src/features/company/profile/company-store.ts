import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { CompanyTables } from '../tables.ts';

export function listChiefExecutives(
  db: Db,
  cik: number,
): Promise<{ fullName: string; startYear: number; endYear: number | null }[]> {
  return db
    .withTables<CompanyTables>()
    .selectFrom('chief_executive')
    .select(['full_name as fullName', 'start_year as startYear', 'end_year as endYear'])
    .where('cik', '=', cik)
    .orderBy('start_year', 'desc')
    .orderBy(sql`end_year desc nulls first`)
    .orderBy('full_name')
    .execute();
}

/** Changes when filings, texts or prices may have changed; null when the symbol has no imported company. */
export async function findCompanyVersion(db: Db, symbol: string): Promise<string | null> {
  const { rows } = await sql<{ version: string }>`
    select updated_at || ' ' || coalesce((select max(version) from document where document.subject = listing.symbol), 0)
           as version
      from listing join company using (cik)
     where symbol = ${symbol}`.execute(db);
  return rows[0]?.version ?? null;
}
