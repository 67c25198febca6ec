import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { shortNameOf } from './short-name.ts';

export interface ListingRecord {
  readonly symbol: string;
  readonly cik: number;
  readonly name: string;
  readonly exchange: string | null;
  /** Where it stands in the list, 1 the largest; null when it comes from no list. */
  readonly rank: number | null;
}

/**
 * Adds listings and brings known ones up to date; counts what changed. A name that a profile gave stays, and so does a
 * company with figures when the list names a successor that has none yet.
 */
export async function recordListings(db: Db, listings: readonly ListingRecord[]): Promise<number> {
  const changed = sql`
    (case when known.cik in (select cik from company) and excluded.cik not in (select cik from company)
          then known.cik else excluded.cik end,
     excluded.name, excluded.short_name,
     coalesce(excluded.exchange, known.exchange),
     case excluded.rank when ${unranked} then known.rank else excluded.rank end)`;
  const { numAffectedRows } = await sql`
    insert into listing as known (symbol, cik, name, short_name, exchange, rank)
    select new.symbol, new.cik,
           coalesce(company.profile->>'name', new.name),
           coalesce(company.profile->>'shortName', new.short_name),
           new.exchange, coalesce(new.rank, ${unranked})
      from unnest(${listings.map((listing) => listing.symbol.toUpperCase())}::text[],
                  ${listings.map((listing) => listing.cik)}::bigint[],
                  ${listings.map((listing) => listing.name)}::text[],
                  ${listings.map((listing) => shortNameOf(listing.name))}::text[],
                  ${listings.map((listing) => listing.exchange)}::text[],
                  ${listings.map((listing) => listing.rank)}::int[])
             as new (symbol, cik, name, short_name, exchange, rank)
      left join company using (cik)
        on conflict (symbol) do update
       set (cik, name, short_name, exchange, rank) = row ${changed}
     where (known.cik, known.name, known.short_name, known.exchange, known.rank) is distinct from ${changed}`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/** The column's default: after all that have a rank. */
const unranked = sql.lit(2_147_483_647);

/**
 * How many shares a unit of the company's listings stands for: what its profile says; else one, except for a
 * foreign filer, whose listing may be a receipt for any number.
 */
export async function recordAdrRatio(db: Db, cik: number, filer: 'domestic' | 'foreign'): Promise<void> {
  await sql`
    update listing set adr_ratio = coalesce((company.profile->>'adrRatio')::float8, ${filer === 'foreign' ? null : 1}::float8)
      from company
     where company.cik = listing.cik and listing.cik = ${cik}
       and adr_ratio is distinct from
           coalesce((company.profile->>'adrRatio')::float8, ${filer === 'foreign' ? null : 1}::float8)`.execute(
    db,
  );
}

/** Whose symbol it is; null when nobody lists it. */
export async function findCik(db: Db, symbol: string): Promise<number | null> {
  const { rows } = await sql<{ cik: number }>`
    select cik from listing where symbol = ${symbol}`.execute(db);
  return rows[0] === undefined ? null : Number(rows[0].cik);
}

/** The companies that were imported and have a symbol, largest first. */
export async function listListedCiks(db: Db): Promise<number[]> {
  const { rows } = await sql<{ cik: number }>`
    select cik from listing join company using (cik) group by cik order by min(rank), cik`.execute(db);
  return rows.map(({ cik }) => Number(cik));
}
