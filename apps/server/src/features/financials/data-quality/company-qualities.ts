import { sql } from 'kysely';
import { PolledRows } from '../../../platform/changes/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type PreparedQuality, qualityDocument } from './prepare-quality.ts';

export interface QualityLine extends PreparedQuality {
  readonly cik: number;
}

/** The prepared line of each company, of its main listing, largest first. */
export function pollQualities({ db, clock }: Pick<Deps, 'db' | 'clock'>): PolledRows<QualityLine> {
  return new PolledRows(clock, {
    of: 'data quality',
    version: () => getQualitiesVersion(db),
    read: () => listQualities(db),
  });
}

async function listQualities(db: Db): Promise<QualityLine[]> {
  const { rows } = await sql<{ cik: number; body: string }>`
    select cik, body from (
      select cik, body, rank, symbol, row_number() over (partition by cik order by rank, symbol) as place
        from listing join document on document.subject = symbol and kind = ${qualityDocument}) as line
     where place = 1
     order by rank, symbol`.execute(db);
  return rows.map(({ cik, body }) => ({ ...(JSON.parse(body) as PreparedQuality), cik: Number(cik) }));
}

/** Changes with any of the documents: versions only grow. */
async function getQualitiesVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select count(*) || ' ' || coalesce(sum(version), 0) as version
      from document join listing on listing.symbol = document.subject
     where kind = ${qualityDocument}`.execute(db);
  return rows[0]?.version ?? '';
}
