import { afterAll, beforeAll, expect, test } from 'vitest';
import { StoppedClock } from '../../../platform/clock/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { insertFetch, refuseFetch } from '../filing-fetch/fetch-store.ts';
import { addListing } from '../listings/listing.fixture.ts';
import type { CompanyTables } from '../tables.ts';
import { ListingSearch } from './listing-search.ts';

let database: Database;
const clock = new StoppedClock('2026-08-21T20:00:00Z');

beforeAll(async () => {
  database = await openTestDatabase();
  await addListing(database.db, { symbol: 'ACME', cik: 1, name: 'Acme Anvils' });
});

afterAll(() => database.close());

test('finds added, renamed and removed listings within a second', async () => {
  const search = new ListingSearch(database.db, clock, false);
  const found = async () => (await search.search('acme', 5)).map(({ symbol }) => symbol);
  expect(await found()).toEqual(['ACME']);

  await addListing(database.db, { symbol: 'BCME', cik: 2, name: 'Acme Bells' });
  clock.advance(1000);
  expect(await found()).toEqual(['ACME', 'BCME']);

  const tables = database.db.withTables<CompanyTables>();
  await tables.updateTable('listing').set({ name: 'Bells' }).where('symbol', '=', 'BCME').execute();
  clock.advance(1000);
  expect(await found()).toEqual(['ACME']);

  await tables.deleteFrom('listing').where('symbol', '=', 'ACME').execute();
  clock.advance(1000);
  expect(await found()).toEqual([]);
});

test('caches answers by limit', async () => {
  await addListing(database.db, { symbol: 'BELL', cik: 3, name: 'Bell' });
  const search = new ListingSearch(database.db, clock, false);
  expect(await search.search('b', 1)).toHaveLength(1);
  expect(await search.search('b', 5)).toHaveLength(2);
});

test('ranks companies with filings before larger ones that are only listed', async () => {
  const tables = database.db.withTables<CompanyTables>();
  await addListing(database.db, { symbol: 'ZGIANT', cik: 10, rank: 1 });
  await addListing(database.db, { symbol: 'ZSMALL', cik: 11, rank: 900 });
  await tables.deleteFrom('company').where('cik', '=', 10).execute();
  const found = await new ListingSearch(database.db, clock, false).search('z', 5);
  expect(found).toMatchObject([
    { symbol: 'ZSMALL', coverage: 'here' },
    { symbol: 'ZGIANT', coverage: 'none' },
  ]);
});

test('says what opening a company fetches, until the SEC turned out to have no figures of it', async () => {
  const tables = database.db.withTables<CompanyTables>();
  await addListing(database.db, { symbol: 'QFETCH', cik: 20 });
  await tables.deleteFrom('company').where('cik', '=', 20).execute();
  const search = new ListingSearch(database.db, clock, true);
  expect(await search.search('q', 5)).toMatchObject([{ symbol: 'QFETCH', coverage: 'fetch' }]);
  const now = clock.now();
  await insertFetch(database.db, { cik: 20, symbol: 'QFETCH', now, lostBefore: now });
  await refuseFetch(database.db, 20, 'no_figures', now);
  clock.advance(1_000);
  expect(await search.search('q', 5)).toMatchObject([{ symbol: 'QFETCH', coverage: 'none' }]);
});
