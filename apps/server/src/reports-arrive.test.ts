import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fact } from '@tenfold/domain/facts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { features } from './app.ts';
import { recordPrices } from './features/alerts/alerts-server.fixture.ts';
import { openTestServerOn, type TestServer } from './features/company/server.fixture.ts';
import { annualReport, quarterlyReport } from './features/financials/filings.fixture.ts';
import { acmeYear } from './features/financials/small-companies.fixture.ts';
import { companyFacts, writeFilers } from './features/market-data/filings/companyfacts.fixture.ts';
import { importFilings } from './features/market-data/filings/import-filings.ts';
import { ImportTally } from './features/market-data/index.ts';
import { describeOnOne } from './platform/db/databases-fixture.ts';
import type { Deps } from './platform/deps.ts';

const cik = 1001;
const untilSpring = [
  ...Array.from({ length: 11 }, (_, index) => annualReport(cik, 2015 + index, acmeYear(2015 + index))).flat(),
  ...quarterlyReport(cik, 2026, 1, { EarningsPerShareDiluted: 0.6, Revenues: 500 }),
];
const summer = quarterlyReport(cik, 2026, 2, { EarningsPerShareDiluted: 0.7, Revenues: 1_100 }).map((fact) =>
  fact.unit === 'USD' ? fact : { ...fact, start: '2026-04-01' },
);
const proxy = annualReport(cik, 2025, { NetIncomeLoss: 300 }).map((fact) => ({
  ...fact,
  accession: '0000001001-26-000050',
  form: 'DEF 14A',
  filed: '2026-08-20',
}));
const restated = annualReport(cik, 2025, {
  Revenues: 2_000,
  NetCashProvidedByUsedInOperatingActivities: 200,
}).map((fact) => ({ ...fact, accession: '0000001001-26-000060', form: '10-K/A', filed: '2026-08-21' }));

describeOnOne('a report that is imported', (open) => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reports-'));
    const withRoutes = features.filter(({ name }) =>
      ['forecasts', 'lists', 'notes', 'alerts'].includes(name),
    );
    server = await openTestServerOn(
      await open(),
      ...withRoutes.map(
        ({ routes }) =>
          (api: FastifyInstance, deps: Deps) =>
            routes?.(api, deps as never),
      ),
    );
    server.reactions.push(...features.flatMap((feature) => feature.reactions?.(server) ?? []));
    await importFacts(untilSpring);
    await server.post('/company/F1001/forecast/create', { name: 'Base case' });
    await server.post('/lists/create', { name: 'Holders', symbols: ['F1001'] });
    await server.post('/company/notes/create', { description: 'Watch it', symbols: ['F1001'] }, 'ann');
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  async function importFacts(facts: readonly Fact[]): Promise<void> {
    await writeFilers(folder, { [cik]: companyFacts(cik, { 'us-gaap': byTag(facts) }) });
    const { db, events, clock } = server;
    const tally = new ImportTally(() => undefined);
    await importFilings(
      { db, events, clock, tally, signal: new AbortController().signal },
      { from: folder, submissions: null },
    );
  }
  async function notified() {
    const { rows } = await sql<{ data: { form: string } }>`
      select email, subject, symbol, data from notification join account on account.id = account_id order by 1`.execute(
      server.db,
    );
    return rows;
  }

  test('notifies everybody who follows the company, with the first reason, once', async () => {
    await importFacts([...untilSpring, ...summer]);
    const report = {
      accession: summer[0]?.accession,
      form: '10-Q',
      period: '2026-Q2',
      periodEnd: '2026-06-30',
      eps: 0.7,
      currency: 'USD',
    };
    expect(await notified()).toMatchObject([
      { symbol: 'F1001', data: { ...report, because: 'note', name: null } },
      { symbol: 'F1001', data: { ...report, because: 'forecast', name: 'Base case' } },
    ]);
    await sql`delete from import_source`.execute(server.db);
    await importFacts([...untilSpring, ...summer]);
    expect(await notified()).toHaveLength(2);
  });

  test('is none where it is a proxy statement', async () => {
    await importFacts([...untilSpring, ...summer, ...proxy]);
    expect(await notified()).toHaveLength(2);
  });

  test('moves the alerts that follow a forecast with its figures', async () => {
    await recordPrices(server, { F1001: 500 }, new Date('2026-08-21T15:00:00Z'));
    const alert = (
      await server.post('/company/F1001/price_notification/add', { forecast_id: 1, margin: 0.1 })
    ).json();
    await importFacts([...untilSpring, ...summer, ...proxy, ...restated]);
    const history = await server.get(`/company/F1001/price_notification/${alert.id}/history`);
    const [repriced] = history.json().entries.filter(({ kind }: { kind: string }) => kind === 'repriced');
    expect(repriced).toMatchObject({ before: alert.price, cause: 'filing' });
    expect(repriced.target).toBeLessThan(alert.price);
    expect((await notified()).filter(({ data }) => data.form === '10-K/A')).toHaveLength(2);
  });
});

/** The SEC groups them by tag. */
function byTag(facts: readonly Fact[]) {
  const byName = Object.groupBy(facts, ({ tag }) => tag);
  return Object.fromEntries(
    Object.entries(byName).map(([tag, own = []]) => {
      const units = Object.groupBy(own, ({ unit }) => unit);
      const values = Object.entries(units).map(([unit, some = []]) => [unit, some.map(toValue)]);
      return [tag, Object.fromEntries(values)];
    }),
  );
}

function toValue({ start, end, value, accession, form, filed }: Fact) {
  return { ...(start === null ? {} : { start }), end, val: value, accn: accession, form, filed };
}
