import { displayNameOf } from '@tenfold/domain/company-names';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { shortNameOf } from './short-name.ts';

export interface ListingRecord {
  readonly symbol: string;
  readonly cik: number;
  readonly name: string;
  readonly exchange: string | null;
  /** Its place in the SEC's list, 1 the largest; null when it is in none. */
  readonly rank: number | null;
}

export type ClaimSource = 'list' | 'index' | 'submissions' | 'sample';

export async function claimListings(
  db: Db,
  source: ClaimSource,
  listings: readonly ListingRecord[],
): Promise<void> {
  const displayNames = listings.map(({ name }) => displayNameOf(name));
  await sql`
    insert into listing_claim as known (symbol, source, cik, name, display_name, short_name, exchange, rank)
    select symbol, ${source}, cik, name, display_name, short_name, exchange, rank
      from unnest(${listings.map((listing) => listing.symbol.toUpperCase())}::text[],
                  ${listings.map((listing) => listing.cik)}::bigint[],
                  ${listings.map((listing) => listing.name)}::text[],
                  ${displayNames}::text[],
                  ${displayNames.map(shortNameOf)}::text[],
                  ${listings.map((listing) => listing.exchange)}::text[],
                  ${listings.map((listing) => listing.rank)}::int[])
             as new (symbol, cik, name, display_name, short_name, exchange, rank)
        on conflict (symbol, source, cik) do update
       set name = excluded.name, display_name = excluded.display_name, short_name = excluded.short_name,
           exchange = excluded.exchange, rank = excluded.rank, version = excluded.version
     where (known.name, known.display_name, known.short_name, known.exchange, known.rank)
           is distinct from
           (excluded.name, excluded.display_name, excluded.short_name, excluded.exchange, excluded.rank)
        or exists (select from listing_claim as newer
                    where newer.symbol = known.symbol and newer.source = known.source and newer.version > known.version)`.execute(
    db,
  );
}

/** Changes with every new claim or succession. */
export async function getClaimsVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select coalesce(max(version), 0) || ' ' || (select count(*) from predecessor) as version from listing_claim`.execute(
    db,
  );
  return rows[0]?.version ?? '';
}

/** Names claims that an earlier release kept without. Whether there were any. */
export async function nameClaims(db: Db): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from listing_claim where display_name is null`.execute(db);
  const names = rows.map(({ name }) => name);
  const displayNames = names.map(displayNameOf);
  await sql`
    update listing_claim as claim
       set display_name = named.display_name, short_name = named.short_name
      from unnest(${names}::text[], ${displayNames}::text[], ${displayNames.map(shortNameOf)}::text[])
             as named (name, display_name, short_name)
     where claim.name = named.name and claim.display_name is null`.execute(db);
  return names.length > 0;
}
