import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from './test-database.ts';

test('test databases are migrated, empty and separate', async () => {
  const one = await openTestDatabase();
  const other = await openTestDatabase();
  await sql`insert into company (cik, name) values (1, 'ACME')`.execute(one.db);
  expect((await sql`select cik, name from company`.execute(one.db)).rows).toEqual([{ cik: 1, name: 'ACME' }]);
  expect((await sql`select * from company`.execute(other.db)).rows).toEqual([]);
  await one.close();
  await other.close();
});

test('one that was closed is closed, and nothing of it is in the next', async () => {
  const one = await openTestDatabase();
  const next = await sql`select nextval('document_version')::int as next`.execute(one.db);
  await sql`insert into company (cik, name) values (1, 'ACME')`.execute(one.db);
  await sql`insert into listing (symbol, cik, name, short_name) values ('ACME', 1, 'Acme', 'Acme')`.execute(
    one.db,
  );
  await one.session(async ({ script }) => {
    await script('create schema other; create table other.thing (id integer)');
    await script("set time zone 'Asia/Tokyo'; select pg_advisory_lock(1)");
  });
  await one.close();
  await expect(sql`select 1`.execute(one.db)).rejects.toThrow('closed');

  const { db, close } = await openTestDatabase();
  const rowsOf = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;
  expect(await rowsOf(sql`select cik from company union all select cik from listing`)).toEqual([]);
  expect(await rowsOf(sql`select nextval('document_version')::int as next`)).toEqual(next.rows);
  expect(await rowsOf(sql`select to_regclass('other.thing') as thing`)).toEqual([{ thing: null }]);
  expect(await rowsOf(sql`select 1 from pg_locks where locktype = 'advisory'`)).toEqual([]);
  expect(await rowsOf(sql`show time zone`)).toEqual([{ TimeZone: 'UTC' }]);
  await close();
});

test('one whose tables were changed is not used again', async () => {
  const one = await openTestDatabase();
  await sql`alter table document rename to document_away`.execute(one.db);
  await one.close();
  const other = await openTestDatabase();
  expect((await sql`select * from document`.execute(other.db)).rows).toEqual([]);
  await other.close();
});
