import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { postgresAvailable, sharedPostgres } from '../../../../../tests/world/postgres.ts';
import type { Database } from './database.ts';
import { describeOnEach, openPostgresAt } from './databases-fixture.ts';
import { migrate } from './migrate.ts';
import { type Migration, readMigrations } from './migration-files.ts';

const first: Migration = {
  number: 1,
  name: '0001-notes.sql',
  sql: 'create table note (id integer)',
  checksum: 'a',
};
const second: Migration = {
  number: 2,
  name: '0002-titles.sql',
  sql: "alter table note add title text; insert into note values (1, 'one')",
  checksum: 'b',
};

describeOnEach('migrations', (open) => {
  let database: Database;
  afterEach(() => database.close());

  test('are applied once, in order', async () => {
    database = await open([]);
    expect(await migrate(database, [first])).toEqual(['0001-notes.sql']);
    expect(await migrate(database, [first, second])).toEqual(['0002-titles.sql']);
    expect(await migrate(database, [first, second])).toEqual([]);
    expect((await sql`select * from note`.execute(database.db)).rows).toEqual([{ id: 1, title: 'one' }]);
  });

  test('an edited one is refused by name', async () => {
    database = await open([]);
    await migrate(database, [first]);
    await expect(migrate(database, [{ ...first, checksum: 'edited' }])).rejects.toThrow('0001-notes.sql');
  });

  test('are refused on a database of a newer version', async () => {
    database = await open([]);
    await migrate(database, [first, second]);
    await expect(migrate(database, [first])).rejects.toThrow(
      '0002-titles.sql, which this version doesn’t know',
    );
  });

  test('that fail leave nothing behind', async () => {
    database = await open([]);
    const broken = { ...second, sql: `${second.sql}; select * from nowhere` };
    await expect(migrate(database, [first, broken])).rejects.toThrow('0002-titles.sql failed');
    expect((await sql`select * from note`.execute(database.db)).rows).toEqual([]);
    expect(await migrate(database, [first, second])).toEqual(['0002-titles.sql']);
  });

  test('of the product apply', async () => {
    database = await open([]);
    expect(await migrate(database)).toEqual(readMigrations().map((migration) => migration.name));
  });
});

test.skipIf(!postgresAvailable)('may start in several processes at once', async () => {
  const server = await sharedPostgres();
  const url = await server.createDatabase();
  const databases = await Promise.all([1, 2, 3, 4].map(() => openPostgresAt(url)));
  const applied = await Promise.all(databases.map((database) => migrate(database, [first, second])));
  expect(applied.flat().sort()).toEqual(['0001-notes.sql', '0002-titles.sql']);
  for (const database of databases) await database.close();
  await server.close();
});
