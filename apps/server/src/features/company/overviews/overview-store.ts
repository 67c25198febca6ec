import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { overviewDocument, type PreparedOverview } from './overview-document.ts';

export interface StoredOverview {
  /** A company may have several listings. */
  readonly isMain: boolean;
  readonly prepared: PreparedOverview;
}

/** Every listing, largest company first. */
export async function listPreparedOverviews(db: Db): Promise<StoredOverview[]> {
  const { rows } = await sql<{ body: string; isMain: boolean }>`
    select body, row_number() over (partition by cik order by rank, symbol) = 1 as "isMain"
      from listing join document on document.subject = symbol and kind = ${overviewDocument}
     order by rank, symbol`.execute(db);
  return rows.map(({ body, isMain }) => ({ isMain, prepared: JSON.parse(body) as PreparedOverview }));
}

/** Changes with any of the documents: versions only grow. */
export async function getOverviewsVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select count(*) || ' ' || coalesce(sum(version), 0) as version
      from document join listing on listing.symbol = document.subject
     where kind = ${overviewDocument}`.execute(db);
  return rows[0]?.version ?? '';
}
