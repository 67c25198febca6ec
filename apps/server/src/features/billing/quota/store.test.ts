import { type AccountId, accountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import type { Database } from '../../../platform/db/index.ts';
import {
  deleteMonthsBefore,
  findLatestVersion,
  listOpenedChanges,
  listViewedCompanies,
  type QuotaOwner,
  recordCompanyView,
} from './store.ts';

describeOnEach('companies opened in a month', (open) => {
  const month = '2026-08-01';
  const visitor = (digit: number): QuotaOwner => ({
    visitorId: `00000000-0000-4000-8000-00000000000${digit}`,
  });
  let database: Database;
  let ann: QuotaOwner;

  beforeAll(async () => {
    database = await open();
    const { rows } = await sql<{
      id: AccountId;
    }>`insert into account (email, created_at) values ('ann@example.com', now()) returning id`.execute(
      database.db,
    );
    ann = { accountId: rows[0]?.id ?? accountId.parse(0) };
  });
  afterAll(() => database.close());

  const record = async (
    owner: QuotaOwner,
    during: string,
    symbol: string,
    limit = 3,
    viewed: string[] = [],
  ) => (await recordCompanyView(database.db, owner, during, { symbol, viewed, limit }))?.symbols ?? null;
  const count = (owner: QuotaOwner, symbol: string, limit?: number, viewed?: string[]) =>
    record(owner, month, symbol, limit, viewed);
  const list = async (owner: QuotaOwner, during: string) =>
    (await listViewedCompanies(database.db, owner, during)).symbols;

  test('are counted up to the limit, each once', async () => {
    expect(await count(ann, 'NKE')).toEqual(['NKE']);
    expect(await count(ann, 'COST')).toEqual(['NKE', 'COST']);
    expect(await count(ann, 'NKE')).toEqual(['NKE', 'COST']);
    expect(await count(ann, 'PG')).toEqual(['NKE', 'COST', 'PG']);
    expect(await count(ann, 'WDAY')).toBeNull();
    expect(await count(ann, 'COST')).toEqual(['NKE', 'COST', 'PG']);
    expect(await list(ann, month)).toEqual(['NKE', 'COST', 'PG']);
  });

  test('are counted by owner and month', async () => {
    expect(await count(visitor(1), 'WDAY')).toEqual(['WDAY']);
    expect(await record(ann, '2026-09-01', 'WDAY')).toEqual(['WDAY']);
    expect(await list(visitor(2), month)).toEqual([]);
  });

  test("include the company from the visitor's cookie", async () => {
    expect(await count(visitor(3), 'PG', 3, ['NKE'])).toEqual(['NKE', 'PG']);
    expect(await count(visitor(3), 'COST', 3, ['NKE'])).toEqual(['NKE', 'PG', 'COST']);
    expect(await count(visitor(4), 'PG', 1, ['NKE'])).toBeNull();
    expect(await list(visitor(4), month)).toEqual([]);
  });

  test('never exceed the limit, however many are opened at once', async () => {
    const symbols = Array.from({ length: 40 }, (_, index) => `S${index}`);
    const counted = await Promise.all(symbols.map((symbol) => count(visitor(5), symbol, 7)));
    expect(counted.filter((one) => one !== null)).toHaveLength(7);
    expect(await list(visitor(5), month)).toHaveLength(7);
  });

  test('are listed by owner when they change', async () => {
    const before = await findLatestVersion(database.db);
    await count(visitor(6), 'NKE');
    await record(ann, '2026-10-01', 'COST');
    const changes = await listOpenedChanges(database.db, before);
    const newer = changes.filter(({ version }) => version > before);
    expect(newer).toMatchObject([
      { owner: visitor(6), month },
      { owner: ann, month: '2026-10-01' },
    ]);
    expect(Math.max(...newer.map(({ version }) => version))).toBe(await findLatestVersion(database.db));
  });

  test('are deleted after a year, and with the account', async () => {
    await record(ann, '2025-07-01', 'NKE');
    await deleteMonthsBefore(database.db, '2025-08-01');
    expect(await list(ann, '2025-07-01')).toEqual([]);
    expect(await list(ann, month)).toHaveLength(3);
    await sql`delete from account`.execute(database.db);
    expect(await list(ann, month)).toEqual([]);
  });
});
