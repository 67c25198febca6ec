import { type Company, company } from '@tenfold/contract/company';
import { toWire } from '@tenfold/contract/wire';
import { priceRange52 } from '@tenfold/domain/market';
import { closeOf, newYorkTime } from '@tenfold/domain/market-hours';
import { daysAfter, yearsBefore } from '@tenfold/domain/periods';
import type { Close } from '@tenfold/domain/prices';
import { staleFrom } from '@tenfold/domain/quotes';
import type { Db } from '../../../platform/db/index.ts';
import type { NewDocument } from '../../../platform/documents/index.ts';
import { findListing, type Listing } from '../listings/listing-store.ts';
import { findLastClose, listCloses } from '../prices/price-store.ts';

/** Raise the number whenever the same figures would make another document: older ones are then rebuilt. */
export const companyDocument = 'company.2';

/** Null when the symbol has no imported company. @param keyFacts used where the company has no written text */
export async function prepareCompany(
  db: Db,
  symbol: string,
  keyFacts: string | null = null,
): Promise<NewDocument | null> {
  const listing = await findListing(db, symbol);
  if (listing === null) return null;
  const last = await findLastClose(db, symbol);
  const year = last === null ? [] : await listCloses(db, symbol, daysAfter(yearsBefore(last.day, 1), 1));
  const document = company.parse({
    ...profileOf(listing, keyFacts),
    ...pricesOf(year, last?.source ?? null),
  } satisfies Company);
  return { kind: companyDocument, body: JSON.stringify(toWire(company, document)) };
}

type Prices = Pick<
  Company,
  'stockPrice' | 'stockPriceChange' | 'week52Low' | 'week52High' | 'lastTradeTime' | 'latestUpdate' | 'quote'
>;

function pricesOf(year: readonly Close[], source: string | null): Prices {
  const last = year.at(-1);
  const before = year.at(-2);
  const { low, high } = priceRange52(year);
  const lastTradeTime = last === undefined ? null : newYorkTime(closeOf(last.day));
  return {
    stockPrice: last?.close ?? null,
    stockPriceChange: last === undefined || before === undefined ? null : last.close / before.close - 1,
    week52Low: low.value,
    week52High: high.value,
    lastTradeTime,
    // The time of the price, not of the import: the same figures make the same document.
    latestUpdate: lastTradeTime,
    quote: source === null || last === undefined ? null : closeQuote(source, last.day, year),
  };
}

function closeQuote(source: string, day: string, year: readonly Close[]): Company['quote'] {
  const close = { kind: 'close', delayMinutes: 0 } as const;
  return {
    ...close,
    source,
    staleFrom: newYorkTime(staleFrom({ ...close, at: closeOf(day) })),
    simulated: year.some(({ simulated }) => simulated),
  };
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
      seoContent: profile.seoContent ?? null,
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
