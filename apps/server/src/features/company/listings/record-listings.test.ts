import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StoppedClock } from '../../../platform/clock/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { ListingSearch } from '../search/listing-search.ts';
import { recordListings } from './record-listings.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await recordListings(database.db, [jpmorgan]);
});

afterAll(() => database.close());

const jpmorgan = { symbol: 'JPM', cik: 19617, name: 'JPMORGAN CHASE & CO', exchange: 'NYSE', rank: 1 };

test('a name filed in capitals is shown in ordinary case, and stays as filed beside it', async () => {
  const { rows: listed } = await sql`select name, short_name from listing where symbol = 'JPM'`.execute(
    database.db,
  );
  expect(listed).toEqual([{ name: 'JPMorgan Chase & Co.', short_name: 'JPMorgan Chase' }]);
  const { rows: filed } = await sql`select name from listing_claim where symbol = 'JPM'`.execute(database.db);
  expect(filed).toEqual([{ name: 'JPMORGAN CHASE & CO' }]);
});

test('a company is found by its name as filed and as shown', async () => {
  const search = new ListingSearch(database.db, new StoppedClock('2026-08-21T20:00:00Z'), false);
  for (const name of ['JPMORGAN CHASE & CO', 'JPMorgan Chase & Co.', 'jpmorgan']) {
    expect(await search.search(name, 5)).toMatchObject([{ symbol: 'JPM' }]);
  }
});

test('reading a source again gives the claims of before their names for display', async () => {
  const cocaCola = { ...jpmorgan, symbol: 'KO', cik: 21344, name: 'COCA COLA CO' };
  await recordListings(database.db, [cocaCola]);
  await sql`update listing_claim set display_name = null where symbol = 'KO'`.execute(database.db);
  await recordListings(database.db, [cocaCola]);
  const { rows } = await sql`select name from listing where symbol = 'KO'`.execute(database.db);
  expect(rows).toEqual([{ name: 'Coca-Cola Co' }]);
});
