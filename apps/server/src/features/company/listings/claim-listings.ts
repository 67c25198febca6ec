import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { shortNameOf } from './short-name.ts';

export interface ListingRecord {
  readonly symbol: string;
  readonly cik: number;
  readonly name: string;
  readonly exchange: string | null;
  /** Where it stands in the list, 1 the largest; null when it comes from no list. */
  readonly rank: number | null;
}

/** The source of a claim: the SEC's list, an index beside the files, a filer's submissions, the sample. */
export type ClaimSource = 'list' | 'index' | 'submissions' | 'sample';

/**
 * Keeps what a source says of some symbols, whether or not it prevails. Listings follow from it once they are settled. What it
 * claimed before, and last, changes nothing.
 */
export async function claimListings(
  db: Db,
  source: ClaimSource,
  listings: readonly ListingRecord[],
): Promise<void> {
  await sql`
    insert into listing_claim as known (symbol, source, cik, name, short_name, exchange, rank)
    select symbol, ${source}, cik, name, short_name, exchange, rank
      from unnest(${listings.map((listing) => listing.symbol.toUpperCase())}::text[],
                  ${listings.map((listing) => listing.cik)}::bigint[],
                  ${listings.map((listing) => listing.name)}::text[],
                  ${listings.map((listing) => shortNameOf(listing.name))}::text[],
                  ${listings.map((listing) => listing.exchange)}::text[],
                  ${listings.map((listing) => listing.rank)}::int[])
             as new (symbol, cik, name, short_name, exchange, rank)
        on conflict (symbol, source, cik) do update
       set name = excluded.name, short_name = excluded.short_name, exchange = excluded.exchange,
           rank = excluded.rank, version = excluded.version
     where (known.name, known.short_name, known.exchange, known.rank)
           is distinct from (excluded.name, excluded.short_name, excluded.exchange, excluded.rank)
        or exists (select from listing_claim as newer
                    where newer.symbol = known.symbol and newer.source = known.source and newer.version > known.version)`.execute(
    db,
  );
}

/** Another text whenever a claim or a succession is new: listings settled at this text are settled still. */
export async function getClaimsVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select coalesce(max(version), 0) || ' ' || (select count(*) from predecessor) as version from listing_claim`.execute(
    db,
  );
  return rows[0]?.version ?? '';
}
