import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from './test-database.ts';

test('test databases are migrated, empty and separate', async () => {
  const [one, other] = [await openTestDatabase(), await openTestDatabase()];
  await sql`insert into company (cik, name) values (1, 'ACME')`.execute(one.db);
  expect((await sql`select cik, name from company`.execute(one.db)).rows).toEqual([{ cik: 1, name: 'ACME' }]);
  expect((await sql`select * from company`.execute(other.db)).rows).toEqual([]);
  await one.close();
  await other.close();
});
