import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

export type ListingSelection = { readonly symbols: readonly string[] } | { readonly cik: number } | 'all';

/** The order of claims must not matter: a company with figures wins, then a successor, then index, SEC's list, submissions. */
export async function reconcileListings(db: Db, which: ListingSelection): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into listing (symbol, cik, name, short_name, exchange, rank, adr_ratio)
    select claimed.symbol, claimed.cik, claimed.name, claimed.short_name, claimed.exchange, claimed.rank, claimed.adr_ratio
      from (${claimed(which)}) as claimed left join listing as known using (symbol)
     where (known.cik, known.name, known.short_name, known.exchange, known.rank, known.adr_ratio) is distinct from
           (claimed.cik, claimed.name, claimed.short_name, claimed.exchange, claimed.rank, claimed.adr_ratio)
        on conflict (symbol) do update
       set (cik, name, short_name, exchange, rank, adr_ratio) =
           row (excluded.cik, excluded.name, excluded.short_name, excluded.exchange, excluded.rank, excluded.adr_ratio)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/** Companies with figures whose pages change once their listings are reconciled. */
export async function listUnreconciled(db: Db): Promise<number[]> {
  const { rows } = await sql<{ cik: number }>`
    select distinct claimed.cik from (${claimed('all')}) as claimed left join listing as known using (symbol)
     where claimed.imported
       and (known.cik, known.name, known.short_name, known.exchange, known.adr_ratio) is distinct from
           (claimed.cik, claimed.name, claimed.short_name, claimed.exchange, claimed.adr_ratio)
     order by cik`.execute(db);
  return rows.map(({ cik }) => Number(cik));
}

function claimed(which: ListingSelection): RawBuilder<unknown> {
  return sql`
    select chosen.symbol, chosen.cik, chosen.imported,
           coalesce(chosen.profile->>'name', named.name) as name,
           coalesce(chosen.profile->>'shortName', named.short_name) as short_name,
           known.exchange, coalesce(known.rank, 2147483647) as rank,
           coalesce((chosen.profile->>'adrRatio')::float8, case when ${isForeign} then null else 1 end) as adr_ratio
      from (select distinct on (claim.symbol)
                   claim.symbol, claim.cik, company.cik is not null as imported, company.profile
              from listing_claim as claim left join company on company.cik = claim.cik
             where ${among(which)}
             order by claim.symbol, company.cik is null, ${isSucceeded},
                      array_position(${prevailing}, claim.source), version desc) as chosen
     cross join lateral (
           select coalesce(display_name, name) as name, short_name from listing_claim as claim
            where claim.symbol = chosen.symbol and claim.cik = chosen.cik
            order by array_position(${naming}, claim.source), version desc limit 1) as named
     cross join lateral (
           select (array_agg(exchange order by array_position(${naming}, source), version desc)
                   filter (where exchange is not null))[1] as exchange,
                  (array_agg(rank order by array_position(${naming}, source), version desc)
                   filter (where rank is not null))[1] as rank
             from listing_claim as claim where claim.symbol = chosen.symbol) as known`;
}

/** Another claim gives the symbol to the company's successor, which has figures. */
const isSucceeded = sql`exists (
  select from predecessor
    join company as successor on successor.cik = predecessor.cik
    join listing_claim as other on other.cik = predecessor.cik and other.symbol = claim.symbol
   where predecessor.predecessor_cik = claim.cik)`;

const prevailing = sql`array['index', 'list', 'submissions', 'sample', 'before']`;
const naming = sql`array['list', 'index', 'submissions', 'sample', 'before']`;

/** A foreign filer's listing may be an ADR for any number of shares; 20-F is its annual report. */
const isForeign = sql`(
  select form from filing where filing.cik = chosen.cik and form ~ '^(10-K|20-F|40-F)'
   order by filed desc, accession desc limit 1) like '20-F%'`;

function among(which: ListingSelection): RawBuilder<unknown> {
  if (which === 'all') return sql`true`;
  return 'cik' in which
    ? sql`claim.symbol = any(array(select symbol from listing_claim where cik = ${which.cik}))`
    : sql`claim.symbol = any(${which.symbols}::text[])`;
}
