import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEach } from '../db/databases-fixture.ts';
import { type Database, migrate } from '../db/index.ts';
import { readMigrations } from '../db/migration-files.ts';
import { restoreBackup, writeBackup } from './index.ts';

const before = readMigrations().filter(({ name }) => name < '0012');
const at = new Date('2026-08-21T20:00:00Z');

describeOnEach('rows from before tables were renamed', (open) => {
  let folder: string;
  let old: Database;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'renamed-'));
    old = await open(before);
    for (const statement of [
      sql`insert into company (cik, name) values (1, 'Acme')`,
      sql`insert into listing (symbol, cik, name, short_name) values ('ACME', 1, 'Acme', 'Acme')`,
      sql`insert into document values ('ACME', 'company.2', 1, 'e', '{}', '\\x00ff', '\\x')`,
      sql`insert into asked_symbol values ('ACME', ${at})`,
      sql`insert into company_words values ('ACME', 'profiles', '{"sector": "Energy"}')`,
      sql`insert into listing_claim (symbol, claimant, cik, name, short_name) values ('ACME', 'list', 1, 'Acme', 'Acme')`,
      sql`insert into quarantined_tick values ('ACME', 'x', 'jumps', '9', 'no time', '2026-08-20T20:00:00Z', ${at}, 3)`,
    ]) {
      await statement.execute(old.db);
    }
  });
  afterEach(async () => {
    await old.close();
    await rm(folder, { recursive: true });
  });

  test('survive the migration', async () => {
    await migrate(old);
    await expectRows(old);
  });

  test('are restored from a backup', async () => {
    const file = join(folder, 'backup');
    await writeBackup(old.db, file);
    expect(gunzipSync(await readFile(file)).toString()).toContain('["asked_symbol","symbol","asked_at"]');
    const database = await open([]);
    await restoreBackup(database, file);
    await expectRows(database);
    await database.close();
  }, 240_000);
});

async function expectRows({ db }: Database): Promise<void> {
  const rows = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;
  expect(await rows(sql`select * from symbol_demand`)).toEqual([{ symbol: 'ACME', viewed_at: at }]);
  expect(await rows(sql`select subject, source, profile from profile_claim`)).toEqual([
    { subject: 'ACME', source: 'profiles', profile: { sector: 'Energy' } },
  ]);
  expect(await rows(sql`select subject, kind, body from document`)).toEqual([
    { subject: 'ACME', kind: 'company.2', body: '{}' },
  ]);
  const [claim] = await rows(sql`select symbol, source from listing_claim where version = 1`);
  expect(claim).toEqual({ symbol: 'ACME', source: 'list' });
  expect(await rows(sql`select last_seen, times from quarantined_tick`)).toEqual([
    { last_seen: at, times: 3 },
  ]);
  expect(await rows(sql`select nextval('listing_claim_version')::int as next`)).toEqual([{ next: 2 }]);
}
