import type { Split } from '@tenfold/domain/facts';
import type { Close, Dividend } from '@tenfold/domain/prices';
import type { Db } from '../../../platform/db/index.ts';
import { recordCloses, recordDividends, recordSplits } from '../prices/record-prices.ts';
import { recordEstimates } from '../profile/estimate-store.ts';
import type { CompanyProfile, CompanyTables, EstimateFigures } from '../tables.ts';

export interface TestListing {
  readonly symbol: string;
  readonly cik: number;
  readonly name?: string;
  readonly shortName?: string;
  readonly currency?: string;
  readonly fiscalYearEnd?: string;
  readonly adrRatio?: number | null;
  readonly sic?: string;
  readonly rank?: number;
  readonly profile?: CompanyProfile;
  readonly closes?: readonly Close[];
  readonly dividends?: readonly Dividend[];
  readonly splits?: readonly Split[];
  readonly estimates?: { readonly asOf: string; readonly figures: EstimateFigures };
}

export async function addListing(db: Db, listing: TestListing): Promise<void> {
  const tables = db.withTables<CompanyTables>();
  const { symbol, cik, name = `${symbol} Corp` } = listing;
  await tables
    .insertInto('company')
    .values({
      cik,
      name,
      fiscal_year_end: listing.fiscalYearEnd ?? '1231',
      sic: listing.sic ?? '3571',
      sic_description: 'Electronic Computers',
      reported_currency: 'USD',
      profile: JSON.stringify(listing.profile ?? {}),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tables
    .insertInto('listing')
    .values({
      symbol,
      cik,
      name,
      short_name: listing.shortName ?? symbol,
      exchange: 'NYSE',
      currency: listing.currency ?? 'USD',
      adr_ratio: listing.adrRatio === undefined ? 1 : listing.adrRatio,
      rank: listing.rank ?? cik,
    })
    .execute();
  await recordCloses(db, symbol, listing.closes ?? [], 'test prices');
  await recordDividends(db, symbol, listing.dividends ?? [], 'test');
  await recordSplits(db, symbol, listing.splits ?? [], 'test');
  if (listing.estimates !== undefined) {
    await recordEstimates(db, symbol, { ...listing.estimates, source: 'test' });
  }
}

export function dailyCloses(from: string, to: string, price: (dayNumber: number) => number): Close[] {
  const closes: Close[] = [];
  const day = new Date(`${from}T00:00:00Z`);
  for (let dayNumber = 0; day <= new Date(`${to}T00:00:00Z`); dayNumber += 1) {
    if (day.getUTCDay() % 6 !== 0) {
      closes.push({ day: day.toISOString().slice(0, 10), close: price(dayNumber), simulated: false });
    }
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return closes;
}
