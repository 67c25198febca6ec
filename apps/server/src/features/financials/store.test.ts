import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import { openTestDatabase } from '../../platform/db/test-database.ts';
import { addSmallCompanies } from './small-companies.fixture.ts';
import { listFacts } from './store.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await addSmallCompanies(database.db);
});

afterAll(() => database.close());

test('facts come with the filing they were filed in, every vintage of them', async () => {
  const facts = await listFacts(database.db, 1001);
  const revenue = facts.filter((fact) => fact.tag === 'Revenues' && fact.end === '2020-12-31');
  expect(revenue.map(({ value, accession, form, filed }) => ({ value, accession, form, filed }))).toEqual([
    {
      value: expect.closeTo(1_586_874_323, 0),
      accession: '0000001001-20-000001',
      form: '10-K',
      filed: '2021-02-15',
    },
    { value: 1.6e9, accession: '0000001001-22-000009', form: '10-K', filed: '2022-02-15' },
  ]);
});

test('an instant has no start, a duration has one', async () => {
  const facts = await listFacts(database.db, 1003);
  expect(facts.find((fact) => fact.tag === 'Assets')?.start).toBeNull();
  expect(facts.find((fact) => fact.tag === 'Revenues')?.start).toBe('2014-01-01');
});

test('a company that filed nothing has no facts', async () => {
  expect(await listFacts(database.db, 1004)).toEqual([]);
  expect(await listFacts(database.db, 77)).toEqual([]);
});
