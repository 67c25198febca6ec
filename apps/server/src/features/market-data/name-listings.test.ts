import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import { openTestDatabase } from '../../platform/db/test-database.ts';
import { recordListings } from '../company/index.ts';
import { nameListings } from './name-listings.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  const rest = { exchange: 'NYSE', rank: 1 };
  await recordListings(database.db, [
    { symbol: 'KO', cik: 21344, name: 'COCA COLA CO', ...rest },
    { symbol: 'NKE', cik: 320187, name: 'Nike, Inc.', ...rest },
  ]);
});

afterAll(() => database.close());

test('a database of an earlier release shows names in ordinary case after the next start', async () => {
  const { db } = database;
  await sql`update listing_claim set display_name = null, short_name = 'COCA COLA' where symbol = 'KO'`.execute(
    db,
  );
  await sql`update listing set name = 'COCA COLA CO', short_name = 'COCA COLA' where symbol = 'KO'`.execute(
    db,
  );
  await nameListings(db);
  const { rows } = await sql`select symbol, name, short_name from listing order by symbol`.execute(db);
  expect(rows).toEqual([
    { symbol: 'KO', name: 'Coca-Cola Co', short_name: 'Coca-Cola' },
    { symbol: 'NKE', name: 'Nike, Inc.', short_name: 'Nike' },
  ]);
});
