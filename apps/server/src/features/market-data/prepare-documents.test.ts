import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countQueries } from '../../platform/db/counted-queries.fixture.ts';
import type { Database } from '../../platform/db/index.ts';
import { openTestDatabase } from '../../platform/db/test-database.ts';
import { addListing } from '../company/listings/listing.fixture.ts';
import { addSmallCompanies } from '../financials/small-companies.fixture.ts';
import { prepareDocuments } from './prepare-documents.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await addSmallCompanies(database.db);
  await addListing(database.db, { symbol: 'ACME.B', cik: 1001, name: 'Acme Anvils Inc.' });
});
afterAll(() => database.close());

test('the facts of a company with two listings are read once, and each gets its documents', async () => {
  const { db, count } = countQueries(database.db, 'from fact join filing');
  expect(await prepareDocuments(db, 1001)).toBe(2);
  expect(count()).toBe(1);
  const { rows } = await sql<{ subject: string; count: number }>`
    select subject, count(*)::integer from document where kind like 'financials.%' or kind like 'reports.%'
     group by subject order by subject`.execute(database.db);
  expect(rows).toEqual([
    { subject: 'ACME', count: 2 },
    { subject: 'ACME.B', count: 2 },
  ]);
});
