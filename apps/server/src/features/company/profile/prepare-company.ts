import { type Company, company } from '@tenfold/contract/company';
import { toWire } from '@tenfold/contract/wire';
import type { Db } from '../../../platform/db/index.ts';
import type { NewDocument } from '../../../platform/documents/index.ts';
import { findListing, type Listing } from '../listings/listing-store.ts';
import { getClosingPrices, type Prices } from '../prices/closing-prices.ts';
import { describeCompany } from './describe-company.ts';

/** Raise the number whenever the same figures would make another document: older ones are then rebuilt. */
export const companyDocument = 'company.4';

/** Null when the symbol has no imported company. @param keyFacts used where the company has no written text */
export async function prepareCompany(
  db: Db,
  symbol: string,
  keyFacts: string | null = null,
): Promise<NewDocument | null> {
  const listing = await findListing(db, symbol);
  if (listing === null) return null;
  const document = company.parse({
    ...profileOf(listing, keyFacts),
    ...(await getClosingPrices(db, symbol)),
  } satisfies Company);
  return { kind: companyDocument, body: JSON.stringify(toWire(company, document)) };
}

function profileOf(listing: Listing, keyFacts: string | null): Omit<Company, keyof Prices> {
  const { profile } = listing;
  const industry = profile.industry ?? listing.sicDescription;
  const headquartersLocation = profile.headquartersLocation ?? null;
  const mainMarkets = profile.mainMarkets ?? null;
  return {
    symbol: listing.symbol,
    name: listing.name,
    shortName: listing.shortName,
    exchange: listing.exchange,
    currency: listing.currency,
    reportedCurrency: listing.reportedCurrency ?? 'USD',
    logo: profile.logo ?? null,
    founded: profile.founded ?? null,
    foundingYear: profile.foundingYear ?? null,
    employees: profile.employees ?? null,
    summary: profile.summary ?? null,
    metaTitle: profile.metaTitle ?? null,
    metaDescription: profile.metaDescription ?? null,
    keywords: profile.keywords ?? keywordsOf([profile.sector, industry, listing.exchange]),
    websiteUrl: profile.websiteUrl ?? null,
    headquartersLocation,
    sector: profile.sector ?? null,
    industry,
    mainMarkets,
    socialMediaUrls: [...(profile.socialMediaUrls ?? [])],
    fiscalYearEnd: listing.fiscalYearEnd,
    seo: {
      seoContent: profile.seoContent ?? describeCompany(listing),
      industry,
      headquartersLocation,
      mainMarkets,
      keyFacts: profile.keyFacts ?? keyFacts,
      investorInterestReason: profile.investorInterestReason ?? null,
    },
  };
}

function keywordsOf(words: readonly (string | null | undefined)[]): string {
  return [...new Set(words.filter((word) => word))].join(', ');
}
