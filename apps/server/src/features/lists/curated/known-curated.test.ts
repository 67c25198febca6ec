import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../platform/db/index.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { saveCurated } from './curated-store.ts';
import { KnownCurated } from './known-curated.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const save = (name: string) =>
  saveCurated(
    database.db,
    { key: 'growers', place: 1, name, description: 'They grew.', rule: null },
    new Date('2026-08-21T20:00:00Z'),
  );

test('the curated lists are one answer until one of them changes', async () => {
  let now = 0;
  const known = new KnownCurated(database.db, () => now);
  await save('Growers');
  const first = await known.list();
  expect(first.lists.map(({ name }) => name)).toEqual(['Growers']);
  now += 1_000;
  expect(await known.list()).toBe(first);
  await save('Steady growers');
  now += 1_000;
  expect((await known.list()).lists.map(({ name }) => name)).toEqual(['Steady growers']);
});
