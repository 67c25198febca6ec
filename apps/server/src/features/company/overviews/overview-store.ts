import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { overviewDocument, type PreparedOverview } from './overview-document.ts';

/** Largest first; of each company its main listing. */
export async function listPreparedOverviews(db: Db): Promise<PreparedOverview[]> {
  const { rows } = await sql<{ body: string }>`
    select body
      from (select distinct on (cik) body, rank, symbol
              from listing join document on document.subject = symbol and kind = ${overviewDocument}
             order by cik, rank, symbol) as main
     order by rank, symbol`.execute(db);
  return rows.map(({ body }) => JSON.parse(body) as PreparedOverview);
}

/** Changes with any of the documents: versions only grow. */
export async function getOverviewsVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select count(*) || ' ' || coalesce(sum(version), 0) as version
      from document join listing on listing.symbol = document.subject
     where kind = ${overviewDocument}`.execute(db);
  return rows[0]?.version ?? '';
}
