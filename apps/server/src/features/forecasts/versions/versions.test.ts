import type { ForecastId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeOnOne } from '../../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import { recordSplits } from '../../company/index.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { annualReport } from '../../financials/filings.fixture.ts';
import { recordFacts } from '../../financials/record-facts.ts';
import { openForecastsServer } from '../forecasts-server.fixture.ts';
import { hashVersion } from './version-store.ts';

const minute = 60_000;

describeOnOne('versions of a forecast', (open) => {
  let server: TestServer;
  let revision: number;
  beforeAll(async () => {
    server = await openForecastsServer(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await emptyTables(server.db, ['forecast']);
    server.clock.advance(24 * 60 * minute - (server.clock.now().getTime() % (24 * 60 * minute)));
    const created = await server.post('/company/ACME/forecast/create', {
      name: 'Base case',
      values: { 2026: { margin: 0.1 } },
    });
    revision = created.json().revision;
  });

  const path = '/company/ACME/forecast/1';
  async function save(margin: number | string, more: object = {}) {
    const reply = await server.post(`${path}/save`, { revision, values: { 2026: { margin } }, ...more });
    revision = reply.json().revision;
  }
  const listed = async () => (await server.get(`${path}/versions`)).json().versions;
  const margins = async () =>
    (await listed()).map(({ values }: { values: Record<string, object> }) => values[2026]);

  test('an hour of typing is one version', async () => {
    server.clock.advance(59 * minute);
    await save(0.2);
    expect(await margins()).toEqual([{ margin: 0.2 }]);
    server.clock.advance(minute);
    await save(0.3);
    await save(0.4);
    expect(await margins()).toEqual([{ margin: 0.4 }, { margin: 0.2 }]);
  });

  test('a save that changes nothing is none', async () => {
    server.clock.advance(61 * minute);
    await save(0.1);
    expect(await listed()).toHaveLength(1);
  });

  test('a version ends with the day, because filings are known by their day', async () => {
    server.clock.advance(23 * 60 * minute + 50 * minute);
    await save(0.2);
    server.clock.advance(10 * minute);
    await save(0.3);
    expect(await margins()).toEqual([{ margin: 0.3 }, { margin: 0.2 }, { margin: 0.1 }]);
  });

  test('a filing ends a version: what was thought before it stays', async () => {
    await save(0.2);
    const [filing] = annualReport(1001, 2013, { Revenues: 900 }).map((fact) => ({
      ...fact,
      accession: `0000001001-26-${String(server.clock.now().getTime() % 900_000).padStart(6, '0')}`,
      filed: server.clock.now().toISOString().slice(0, 10),
    }));
    await recordFacts(server.db, 1001, filing === undefined ? [] : [filing]);
    await save(0.3);
    const [newer, older] = await listed();
    expect([newer.newest_filing.accession, newer.number]).toEqual([filing?.accession, 2]);
    expect([older.newest_filing.accession, older.number]).not.toContain(filing?.accession);
    expect(older.is_sealed).toBe(true);
  });

  test('both sides of a conflict stay', async () => {
    await save(0.2, { starts_version: true });
    await save(0.3, { starts_version: true });
    expect(await margins()).toEqual([{ margin: 0.3 }, { margin: 0.2 }, { margin: 0.1 }]);
    expect((await listed()).map(({ is_sealed }: { is_sealed: boolean }) => is_sealed)).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('says what it rested on', async () => {
    await save('=averages.margin / 2', { required_return: 0.08, own_figures: { net_debt: 5e8 } });
    const version = (await server.get(`${path}/versions/1`)).json();
    expect(version).toMatchObject({
      number: 1,
      required_return: 0.08,
      own_figures: { net_debt: 5e8 },
      newest_filing: { form: expect.any(String), accession: expect.stringContaining('0000001001') },
      typed: [
        { column: '2026', row: 'margin', input: '=averages.margin / 2', value: expect.closeTo(0.06, 3) },
      ],
      assumptions: {
        2026: { margin: expect.closeTo(0.06, 3), revenue_change: expect.closeTo(0.08, 9) },
        Terminal: { margin: expect.closeTo(0.12, 3) },
      },
      base: { last_year: 2025, averages: { margin: expect.closeTo(0.12, 3) } },
      why: null,
    });
    expect(version.value_per_share).toBeGreaterThan(0);
    expect(version.base.own_figures).toBeUndefined();
    expect(Object.keys(version.assumptions)).toEqual(['2026', '2027', '2028', '2029', '2030', 'Terminal']);
  });

  test('never changes once it is sealed, not even by SQL', async () => {
    server.clock.advance(61 * minute);
    await save(0.2);
    const later = new Date(server.clock.now().getTime() + minute).toISOString();
    const change = sql`update forecast_version set content = content || '{"baseYear": 1999}', saved_at = ${later}::timestamptz
                        where number = 1`;
    await expect(change.execute(server.db)).rejects.toThrow('version 1 of forecast 1 is sealed');
    await expect(
      sql`update forecast_version set hash = '' where number = 1`.execute(server.db),
    ).rejects.toThrow('sealed');
  });

  test('its hash is that of all that is stored', async () => {
    await save(0.2);
    const { rows } = await sql<{ saved_at: Date; content: never; hash: Buffer }>`
      select saved_at, content, hash from forecast_version`.execute(server.db);
    for (const { saved_at, content, hash } of rows) {
      expect(hashVersion(1 as ForecastId, saved_at, content).equals(hash)).toBe(true);
    }
    expect((await server.get(`${path}/versions/1`)).json().hash).toBe(rows[0]?.hash.toString('hex'));
  });

  describe('the value of each', () => {
    const listUntil = async (query: string) => (await server.get(`${path}/versions${query}`)).json().versions;
    const dayOf = (text: string) => text.slice(0, 10);

    test('is rolled forward to the day it was saved, but not past the day that is asked for', async () => {
      server.clock.advance(61 * minute);
      await save(0.2);
      const [now, before] = await listUntil('');
      expect([now.value_on_day, before.value_on_day]).toEqual([null, null]);
      const day = dayOf(now.saved_at);
      const [newest, first] = await listUntil(`?until=${day}`);
      expect(newest.value_on_day).toBeGreaterThan(newest.value_per_share);
      expect(first.value_on_day).toBe(newest.value_on_day);
      const [held] = await listUntil('?until=2026-01-02');
      expect(held.value_on_day).toBeLessThan(newest.value_on_day);
      expect((await server.get(`${path}/versions?until=yesterday`)).statusCode).toBe(422);
    });

    test('is in the shares of today after a split', async () => {
      const [before] = await listUntil('?until=2026-01-02');
      await recordSplits(server.db, 'ACME', [{ effective: dayOf(before.saved_at), ratio: 4 }], 'test');
      const [same] = await listUntil('?until=2026-01-02');
      expect(same.split_factor).toBe(1);
      const [filing] = annualReport(1001, 2013, { Revenues: 900 }).map((fact) => ({
        ...fact,
        accession: '0000001001-28-000001',
        filed: new Date(server.clock.now().getTime() + 2 * 24 * 60 * minute).toISOString().slice(0, 10),
      }));
      await recordFacts(server.db, 1001, filing === undefined ? [] : [filing]);
      const [after] = await listUntil('?until=2026-01-02');
      expect(after.split_factor).toBe(4);
      expect(after.value_per_share).toBe(before.value_per_share);
      expect(after.value_on_day).toBeCloseTo(before.value_on_day / 4, 9);
      expect((await server.get(`${path}/versions/1`)).json().split_factor).toBe(4);
      await sql`delete from split where symbol = 'ACME'`.execute(server.db);
    });
  });

  describe('restoring one', () => {
    test('makes it current as a new version, and keeps what was current', async () => {
      server.clock.advance(61 * minute);
      await save(0.2, { required_return: 0.07 });
      const restored = await server.post(`${path}/versions/1/restore`, { revision });
      expect(restored.json()).toMatchObject({
        revision: revision + 1,
        values: { 2026: { margin: 0.1 } },
        required_return: 0.1,
      });
      expect(await margins()).toEqual([{ margin: 0.1 }, { margin: 0.2 }, { margin: 0.1 }]);
    });

    test('on an older revision is refused as any save is', async () => {
      server.clock.advance(61 * minute);
      await save(0.2);
      const refused = await server.post(`${path}/versions/1/restore`, { revision: 1 });
      expect(refused.json()).toMatchObject({ code: 'stale', current: { values: { 2026: { margin: 0.2 } } } });
    });

    test('of a version that does not exist finds none', async () => {
      for (const number of [0, 2, 2 ** 31]) {
        const reply = await server.post(`${path}/versions/${number}/restore`, { revision });
        expect(reply.statusCode).toBe(number === 2 ? 404 : 422);
      }
    });
  });
});
