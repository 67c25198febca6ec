import type { CoveredResult } from '@tenfold/contract/company';
import type { Db } from '../../../platform/db/index.ts';
import type { CompanyProfile, CompanyTables } from '../tables.ts';

export interface Listing {
  readonly symbol: string;
  readonly cik: number;
  readonly name: string;
  readonly shortName: string;
  readonly exchange: string | null;
  readonly currency: string;
  /** Shares of the company per unit of this listing; null when unknown. */
  readonly adrRatio: number | null;
  readonly reportedCurrency: string | null;
  readonly fiscalYearEnd: string | null;
  readonly sic: string | null;
  readonly sicDescription: string | null;
  readonly profile: CompanyProfile;
}

/** Null for an unknown symbol and for one whose company was never imported. */
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

export async function listNames(db: Db, symbols: readonly string[]): Promise<CoveredResult[]> {
  const listings = await db
    .withTables<CompanyTables>()
    .selectFrom('listing')
    .leftJoin('company', 'company.cik', 'listing.cik')
    .select(['listing.symbol', 'listing.name', 'company.cik as imported'])
    .where('listing.symbol', 'in', symbols)
    .orderBy('listing.rank')
    .orderBy('listing.symbol')
    .execute();
  return listings.map(({ imported, ...one }) => ({ ...one, coverage: imported === null ? 'none' : 'here' }));
}
