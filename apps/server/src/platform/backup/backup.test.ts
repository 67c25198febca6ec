import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { RestoreError, restoreBackup, writeBackup } from './index.ts';

let folder: string;
let database: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  database = await openTestDatabase();
  await sql`insert into company (cik, name, profile) values (1, 'ACME "Rockets", Ltd', '{"employees": 3}')`.execute(
    database.db,
  );
  await sql`insert into listing (symbol, cik, name, short_name, adr_ratio) values ('ACME', 1, 'Acme', 'Acme', null)`.execute(
    database.db,
  );
  await sql`insert into filing values ('0000000001-20-000001', 1, '10-K', '2020-02-01')`.execute(database.db);
  await sql`insert into fact values (1, 'us-gaap', 'Assets', 'USD', null, '2019-12-31', 0.1, '0000000001-20-000001')`.execute(
    database.db,
  );
  await sql`insert into close_price select 'ACME', '2000-01-01'::date + n, 1 + n / 7.0, false, 'test' from generate_series(1, 4500) n`.execute(
    database.db,
  );
  await sql`insert into document (subject, kind, etag, body, gzip, brotli)
            values ('ACME', 'company', 'e', '{}', '\\x00ff', '\\x')`.execute(database.db);
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const everything = async ({ db }: Database) => ({
  companies: (await sql`select * from company`.execute(db)).rows,
  listings: (await sql`select * from listing`.execute(db)).rows,
  facts: (await sql`select * from fact`.execute(db)).rows,
  closes: (await sql`select * from close_price order by day`.execute(db)).rows,
  documents: (await sql`select * from document`.execute(db)).rows,
});

describe('a backup', () => {
  test('restored into a new database holds the same rows', async () => {
    const file = join(folder, 'whole');
    const written = await writeBackup(database.db, file);
    const other = await openTestDatabase();
    expect(await restoreBackup(other, file)).toBe(written);
    expect(await everything(other)).toEqual(await everything(database));
    await other.close();
  });

  test('restores a reply whose comment was edited long after it', async () => {
    const file = join(folder, 'replies');
    const source = await openTestDatabase();
    for (const statement of [
      sql`insert into company (cik, name) values (1, 'Acme')`,
      sql`insert into account (email, plan, created_at) values ('ann@example.com', 'light', '2026-01-01')`,
      sql`insert into comment (account_id, subject, cik, symbol, row_key, column_key, parent_id, text, currency, price_is_simulated, created_at, updated_at)
          select 1, 'figure', 1, 'ACME', 'capex', '2025', case when n > 1 then 1 end, 'Comment ' || n, 'USD', false, now(), now()
            from generate_series(1, 4500) n`,
      // Which moves it behind them in the table.
      sql`update comment set text = 'Edited' where id = 1`,
    ]) {
      await statement.execute(source.db);
    }
    await writeBackup(source.db, file);
    const other = await openTestDatabase();
    await restoreBackup(other, file);
    const comments = sql`select id, parent_id, text from comment order by id`;
    expect((await comments.execute(other.db)).rows).toEqual((await comments.execute(source.db)).rows);
    await source.close();
    await other.close();
  });

  test('continues its sequences', async () => {
    const file = join(folder, 'counting');
    await writeBackup(database.db, file);
    const other = await openTestDatabase();
    await restoreBackup(other, file);
    const { rows } = await sql<{ next: number }>`select nextval('document_version') as next`.execute(
      other.db,
    );
    expect(Number(rows[0]?.next)).toBe(2);
    await other.close();
  });

  test('with a flipped bit is refused with a sentence, leaving the database empty', async () => {
    const file = join(folder, 'whole-again');
    await writeBackup(database.db, file);
    const bytes = await readFile(file);
    const other = await openTestDatabase();
    for (const [step, place] of [20, Math.floor(bytes.length / 2), bytes.length - 6].entries()) {
      const flipped = Buffer.from(bytes);
      flipped[place] = (flipped[place] ?? 0) ^ (1 << step);
      await writeFile(join(folder, 'flipped'), flipped);
      await expect(restoreBackup(other, join(folder, 'flipped'))).rejects.toThrow(RestoreError);
      const text = gunzipSync(bytes).toString();
      const spoiled = text.replace(step === 0 ? '"cik"' : '"ACME"', step === 1 ? '"ACM\\u0000"' : '"ci');
      await writeFile(join(folder, 'spoiled'), gzipSync(spoiled));
      await expect(restoreBackup(other, join(folder, 'spoiled'))).rejects.toThrow(RestoreError);
      expect((await everything(other)).companies).toEqual([]);
    }
    await other.close();
  });

  test('with a row that breaks a rule is refused by the name of the row', async () => {
    const file = join(folder, 'twice');
    await writeBackup(database.db, file);
    const text = gunzipSync(await readFile(file)).toString();
    await writeFile(file, gzipSync(text.replace('"day": "2000-01-03"', '"day": "2000-01-02"')));
    const other = await openTestDatabase();
    await expect(restoreBackup(other, file)).rejects.toThrow(
      'The backup’s row of close_price with symbol ACME, day 2000-01-02 was refused: duplicate key value',
    );
    await writeFile(file, gzipSync(text.replace('["listing",', '["listings",')));
    await expect(restoreBackup(other, file)).rejects.toThrow('a table listings, which');
    expect((await everything(other)).companies).toEqual([]);
    await other.close();
  });

  test('that is truncated leaves the database empty', async () => {
    const file = join(folder, 'cut');
    await writeBackup(database.db, file);
    const content = await readFile(file);
    await writeFile(file, content.subarray(0, content.length / 2));
    const other = await openTestDatabase();
    await expect(restoreBackup(other, file)).rejects.toThrow(RestoreError);
    expect((await everything(other)).companies).toEqual([]);
    await other.close();
  });

  test('is refused by a database that is not empty', async () => {
    const file = join(folder, 'again');
    await writeBackup(database.db, file);
    await expect(restoreBackup(database, file)).rejects.toThrow(/isn’t empty \(close_price has rows\)/);
  });

  test('of a newer version is refused, naming what is unknown', async () => {
    const file = join(folder, 'newer');
    await writeBackup(database.db, file);
    const text = gunzipSync(await readFile(file)).toString('utf8');
    await writeFile(file, gzipSync(text.replace('"migrations":[', '"migrations":["9999-future.sql",')));
    const other = await openTestDatabase();
    await expect(restoreBackup(other, file)).rejects.toThrow(/9999-future/);
    await other.close();
  });

  test.each([
    ['compressed words', gzipSync('hello\n')],
    ['compressed nothing', gzipSync('')],
    ['words', Buffer.from('hello\n')],
    ['nothing', Buffer.alloc(0)],
  ])('differs from %s', async (_, content) => {
    const file = join(folder, 'other');
    await writeFile(file, content);
    const other = await openTestDatabase();
    await expect(restoreBackup(other, file)).rejects.toThrow(RestoreError);
    await other.close();
  });
});
