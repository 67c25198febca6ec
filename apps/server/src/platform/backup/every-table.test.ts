import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type PostgresServer,
  postgresAvailable,
  sharedPostgres,
} from '../../../../../tests/world/postgres.ts';
import { openPostgresAt } from '../db/databases-fixture.ts';
import type { Database } from '../db/index.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { sumDatabase, sumFile } from './check-backup.ts';
import { restoreBackup, writeBackup } from './index.ts';
import { writeOneRowEach } from './one-row-each.fixture.ts';
import { listTables, quoted } from './tables.ts';

let folder: string;
let source: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'every-table-'));
  source = await openTestDatabase();
  await writeOneRowEach(source);
});

afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true });
});

const sums = (database: Database) =>
  database.session(async ({ query, script }) => {
    await script('begin');
    try {
      return await sumDatabase(query);
    } finally {
      await script('rollback');
    }
  });

test('a row with every value is in every table that a backup has to keep', async () => {
  await source.session(async ({ query }) => {
    for (const { name, columns } of await listTables(query)) {
      const counts = columns.map((column) => `count(${quoted(column)})::int as ${quoted(column)}`);
      const [row] = await query<Record<string, number>>(`select ${counts.join()} from ${quoted(name)}`);
      const missing = columns.filter((column) => (row?.[column] ?? 0) === 0);
      expect(missing, `${name}: write a row with these in one-row-each.fixture.ts`).toEqual([]);
    }
  });
});

test('a backup with notes restores, and every table is as it was', async () => {
  const file = join(folder, 'embedded');
  await writeBackup(source.db, file);
  expect(await sumFile(file)).toEqual(await sums(source));
  const other = await openTestDatabase();
  await restoreBackup(other, file);
  expect(await sums(other)).toEqual(await sums(source));
  await other.close();
});

test('what counts and numbers rows goes on after a restore', async () => {
  const file = join(folder, 'counting');
  await writeBackup(source.db, file);
  const other = await openTestDatabase();
  await restoreBackup(other, file);
  await other.session(async ({ query }) => {
    const [note] = await query<{ id: number }>(
      `insert into note (account_id, description, symbols, currency, known, searched, created_at, updated_at)
       values (1, 'Third', '{ACME}', 'USD', '{}', 'third', now(), now()) returning id`,
    );
    expect(note?.id).toBe(3);
    expect(await query('select notes from note_change')).toEqual([{ notes: 3 }]);
    await expect(query("update note set known = '{}' where id = 1")).rejects.toThrow(/is sealed/);
    await expect(query('delete from forecast_version')).rejects.toThrow(/foreign key/);
  });
  await other.close();
});

describe.skipIf(!postgresAvailable)('on PostgreSQL, as a user with no rights but on its own database', () => {
  let server: PostgresServer;
  let url: string;

  beforeAll(async () => {
    server = await sharedPostgres();
    const target = new URL(await server.createDatabase());
    const admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    const name = target.pathname.slice(1);
    await admin.query(`create role ${name} login password 'ordinary'`);
    await admin.query(`alter database ${name} owner to ${name}`);
    await admin.query(`alter database ${name} set timezone = 'Asia/Tokyo'`);
    await admin.end();
    target.username = name;
    target.password = 'ordinary';
    url = target.href;
  });
  afterAll(() => server.close());

  test('all tables go there and back as they were', async () => {
    const there = join(folder, 'there');
    const back = join(folder, 'back');
    await writeBackup(source.db, there);
    const postgres = await openPostgresAt(url);
    await restoreBackup(postgres, there);
    expect(await sums(postgres)).toEqual(await sums(source));
    await writeBackup(postgres.db, back);
    await postgres.close();
    const other = await openTestDatabase();
    await restoreBackup(other, back);
    expect(await sums(other)).toEqual(await sums(source));
    await other.close();
  });
});
