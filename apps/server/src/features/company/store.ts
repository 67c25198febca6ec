import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { SearchableListing } from './search/search-index.ts';
import type { CompanyProfile, CompanyTables } from './tables.ts';

/** A symbol with the company behind it. */
export interface Listing {
  readonly symbol: string;
  readonly cik: number;
  readonly name: string;
  readonly shortName: string;
  readonly exchange: string | null;
  /** What it trades in. */
  readonly currency: string;
  /** Shares of the company that one unit of this listing stands for; null when unknown. */
  readonly adrRatio: number | null;
  readonly reportedCurrency: string | null;
  /** `MMDD`. */
  readonly fiscalYearEnd: string | null;
  readonly sic: string | null;
  readonly sicDescription: string | null;
  readonly profile: CompanyProfile;
}

/** Null for a symbol nobody lists, and for one whose company has never been imported. */
export async function findListing(db: Db, symbol: string): Promise<Listing | null> {
  const row = await db
    .withTables<CompanyTables>()
    .selectFrom('listing')
    .innerJoin('company', 'company.cik', 'listing.cik')
    .select([
      'listing.symbol',
      'listing.cik',
      'listing.name',
      'listing.short_name as shortName',
      'listing.exchange',
      'listing.currency',
      'listing.adr_ratio as adrRatio',
      'company.reported_currency as reportedCurrency',
      'company.fiscal_year_end as fiscalYearEnd',
      'company.sic',
      'company.sic_description as sicDescription',
      'company.profile',
    ])
    .where('listing.symbol', '=', symbol)
    .executeTakeFirst();
  return row ?? null;
}

/** Every symbol of a company that has been imported, largest first. */
export function listCompanies(db: Db): Promise<{ symbol: string; name: string; exchange: string | null }[]> {
  return db
    .withTables<CompanyTables>()
    .selectFrom('listing')
    .innerJoin('company', 'company.cik', 'listing.cik')
    .select(['listing.symbol', 'listing.name', 'listing.exchange'])
    .orderBy('listing.rank')
    .orderBy('listing.symbol')
    .execute();
}

export function listSymbolsOf(db: Db, cik: number): Promise<{ symbol: string }[]> {
  return db
    .withTables<CompanyTables>()
    .selectFrom('listing')
    .select('symbol')
    .where('cik', '=', cik)
    .orderBy('rank')
    .orderBy('symbol')
    .execute();
}

export function listNames(db: Db, symbols: readonly string[]): Promise<{ symbol: string; name: string }[]> {
  return db
    .withTables<CompanyTables>()
    .selectFrom('listing')
    .select(['symbol', 'name'])
    .where('symbol', 'in', symbols)
    .orderBy('rank')
    .orderBy('symbol')
    .execute();
}

/** Newest first; who is in office before all others. */
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

/** Every listing there is, those with figures on file first, then by size: what the search index is made from. */
export async function listSearchableListings(db: Db): Promise<SearchableListing[]> {
  const { rows } = await sql<{
    symbols: string[] | null;
    ciks: number[] | null;
    names: string[] | null;
    shortNames: string[] | null;
  }>`
    select array_agg(symbol order by place) as symbols,
           array_agg(cik::float8 order by place) as ciks,
           array_agg(name order by place) as names,
           array_agg(short_name order by place) as "shortNames"
      from (select listing.*, row_number() over (order by company.cik is null, rank, symbol) as place
              from listing left join company using (cik)) as ordered`.execute(db);
  const { symbols, ciks, names, shortNames } = rows[0] ?? {};
  return (symbols ?? []).map((symbol, index) => ({
    symbol,
    cik: ciks?.[index] ?? 0,
    name: names?.[index] ?? '',
    shortName: shortNames?.[index] ?? '',
  }));
}

/**
 * Another text whenever the company's filings, words or prices may say something else; null when the symbol has no
 * imported company. A filing that repeats known values changes no document, but is an import of the company.
 */
export async function findCompanyVersion(db: Db, symbol: string): Promise<string | null> {
  const { rows } = await sql<{ version: string }>`
    select updated_at || ' ' || coalesce((select max(version) from document where document.symbol = listing.symbol), 0)
           as version
      from listing join company using (cik)
     where symbol = ${symbol}`.execute(db);
  return rows[0]?.version ?? null;
}

/**
 * Another text whenever a listing was added, changed or removed or a company came on file. The sum, not the newest, of the transactions that
 * wrote the rows: transactions do not end in the order they began.
 */
export async function getListingsVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) || ' ' || (select count(*) from company) as version
      from listing`.execute(db);
  return rows[0]?.version ?? '';
}
