import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import { openTestDatabase } from '../../platform/db/test-database.ts';
import { addListing, dailyCloses } from './listings/listing.fixture.ts';
import { findListing, listNames, listSymbolsOf } from './listings/listing-store.ts';
import { listLastPrices } from './prices/last-prices.ts';
import { listCloses, listCompanySplits, listDividends, listSplits } from './prices/price-store.ts';
import { listChiefExecutives } from './profile/company-store.ts';
import { findEstimates } from './profile/estimate-store.ts';
import { getListingsVersion, listSearchableListings } from './search/searchable-store.ts';
import type { CompanyTables } from './tables.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await addListing(db, {
    symbol: 'ACME',
    cik: 9_999_999_001,
    rank: 2,
    profile: { sector: 'Technology' },
    closes: dailyCloses('2014-01-01', '2026-08-21', (day) => 10 + day / 100),
    dividends: [{ exDate: '2026-05-11', amount: 0.25 }],
  });
  await addListing(db, { symbol: 'ACMEB', cik: 9_999_999_001, rank: 1 });
  await addListing(db, { symbol: 'BARE', cik: 2, rank: 3, adrRatio: null });
  const tables = db.withTables<CompanyTables>();
  await tables
    .insertInto('listing')
    .values({ symbol: 'NEVER', cik: 3, name: 'Never Imported', short_name: 'Never' })
    .execute();
});

afterAll(() => database.close());

describe('a listing', () => {
  test('includes its company', async () => {
    expect(await findListing(database.db, 'ACME')).toMatchObject({
      symbol: 'ACME',
      cik: 9_999_999_001,
      adrRatio: 1,
      fiscalYearEnd: '1231',
      profile: { sector: 'Technology' },
    });
  });

  test('is null when unknown or never imported', async () => {
    expect(await findListing(database.db, 'NOPE')).toBeNull();
    expect(await findListing(database.db, 'NEVER')).toBeNull();
  });

  test('keeps an unknown ADR ratio null', async () => {
    expect((await findListing(database.db, 'BARE'))?.adrRatio).toBeNull();
  });
});

test('listings and names are found by company and by symbol', async () => {
  expect(await listSymbolsOf(database.db, 9_999_999_001)).toEqual([{ symbol: 'ACMEB' }, { symbol: 'ACME' }]);
  expect(await listNames(database.db, ['BARE', 'NEVER', 'NOPE'])).toMatchObject([
    { symbol: 'BARE', name: 'BARE Corp', coverage: 'here' },
    { symbol: 'NEVER', coverage: 'none' },
  ]);
});

test('all listings can be searched, and every change is noticed', async () => {
  expect((await listSearchableListings(database.db, false)).map(({ symbol }) => symbol)).toEqual([
    'ACMEB',
    'ACME',
    'BARE',
    'NEVER',
  ]);
  const before = await getListingsVersion(database.db);
  expect(await getListingsVersion(database.db)).toBe(before);
  const tables = database.db.withTables<CompanyTables>();
  await tables.updateTable('listing').set({ name: 'Still Never' }).where('symbol', '=', 'NEVER').execute();
  expect(await getListingsVersion(database.db)).not.toBe(before);
});

test('a split on file for one symbol is that of every symbol of the company', async () => {
  const tables = database.db.withTables<CompanyTables>();
  const split = { symbol: 'ACMEB', effective: '2026-07-01', ratio: 20, source: 'test prices' };
  await tables.insertInto('split').values(split).execute();
  const known = [{ effective: '2026-07-01', ratio: 20 }];
  expect(await listCompanySplits(database.db, 'ACME')).toEqual(known);
  expect(await listCompanySplits(database.db, 'ACMEB')).toEqual(known);
  expect(await listCompanySplits(database.db, 'BARE')).toEqual([]);
});

test('chief executives come newest first, the one in office before all others', async () => {
  const tables = database.db.withTables<CompanyTables>();
  const years = [
    { full_name: 'Old', start_year: 1990, end_year: 2011 },
    { full_name: 'Short', start_year: 2011, end_year: 2011 },
    { full_name: 'Now', start_year: 2011, end_year: null },
  ];
  await tables
    .insertInto('chief_executive')
    .values(years.map((one) => ({ cik: 2, ...one })))
    .execute();
  const names = (await listChiefExecutives(database.db, 2)).map(({ fullName }) => fullName);
  expect(names).toEqual(['Now', 'Short', 'Old']);
});

describe('prices', () => {
  test('come oldest first, and an empty list without any', async () => {
    const closes = await listCloses(database.db, 'ACME', '2026-08-20');
    expect(closes.map(({ day }) => day)).toEqual(['2026-08-20', '2026-08-21']);
    const last = await listLastPrices(database.db, ['ACME', 'BARE']);
    expect(last.get('ACME')).toMatchObject({ close: { day: '2026-08-21' }, source: 'test prices' });
    expect(await listCloses(database.db, 'BARE')).toEqual([]);
    expect(last.get('BARE')).toMatchObject({ close: null, source: null });
    expect(await listDividends(database.db, 'ACME')).toEqual([{ exDate: '2026-05-11', amount: 0.25 }]);
    expect(await listSplits(database.db, 'ACME')).toEqual([]);
    expect(await findEstimates(database.db, 'ACME')).toBeNull();
  });
});
