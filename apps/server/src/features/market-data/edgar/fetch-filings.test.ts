import { apiBase } from '@tenfold/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { Changes } from '../../../platform/changes/index.ts';
import { StoppedClock } from '../../../platform/clock/index.ts';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import type { Database } from '../../../platform/db/index.ts';
import { DocumentCache } from '../../../platform/documents/index.ts';
import { noEvents } from '../../../platform/events/no-events.fixture.ts';
import { FanOut } from '../../../platform/fan-out/index.ts';
import { registerApi, registerHttp } from '../../../platform/http/index.ts';
import { type Jobs, startJobs } from '../../../platform/jobs/index.ts';
import { openRateLimiter } from '../../../platform/limits/index.ts';
import { openLog } from '../../../platform/log/index.ts';
import { withQuota } from '../../billing/index.ts';
import { company, LiveCompanies, recordListings } from '../../company/index.ts';
import { smallFiler } from '../filings/companyfacts.fixture.ts';
import { Edgar } from './edgar.ts';
import { type EdgarServer, openEdgarServer } from './edgar-server.fixture.ts';
import { fetchFilingsQueue } from './fetch-filings.ts';

describeOnEach('a listing without data', (open) => {
  let sec: EdgarServer;
  let database: Database;
  let clock: StoppedClock;
  let jobs: Jobs;
  let app: FastifyInstance;

  beforeEach(async () => {
    sec = await openEdgarServer();
    database = await open();
    clock = new StoppedClock('2026-08-31T12:00:00Z');
    jobs = await openJobs();
    await jobs.perform();
    app = await openApp(jobs, { SEC_CONTACT: 'ann@example.org' });
    await recordListings(
      database.db,
      Array.from({ length: 30 }, (_, index) => ({
        symbol: `F${index + 1}`,
        cik: index + 1,
        name: `Filer ${index + 1}`,
        exchange: 'NYSE',
        rank: index,
      })),
    );
    sec.publish(factsOf(1), smallFiler(1));
  });
  afterEach(async () => {
    await app.close();
    await jobs.stop();
    sec.close();
    await database.close();
  });

  const factsOf = (cik: number) => `/api/xbrl/companyfacts/CIK${String(cik).padStart(10, '0')}.json`;
  const submissionsOf = (cik: number) => `/submissions/CIK${String(cik).padStart(10, '0')}.json`;

  function openJobs(): Promise<Jobs> {
    const log = openLog('silent');
    const config = readConfig({ QUOTE_PROVIDER: 'none' });
    const time = { now: () => 0, pause: async () => undefined };
    const edgar = new Edgar({
      fetch,
      ...time,
      contact: 'a@example.org',
      dataUrl: sec.url,
      filesUrl: sec.url,
    });
    const queue = fetchFilingsQueue({ db: database.db, events: noEvents, clock, config, log }, edgar);
    return startJobs(database, log, [queue], 600);
  }

  async function openApp(sends: Jobs, environment: NodeJS.ProcessEnv): Promise<FastifyInstance> {
    const log = openLog('silent');
    const opened = registerHttp(log);
    const deps = withQuota({
      db: database.db,
      documents: new DocumentCache(database.db),
      changes: new Changes(log),
      events: noEvents,
      fanOut: new FanOut(null, log),
      clock,
      productClock: clock,
      jobs: sends,
      rateLimiter: openRateLimiter(null),
      log,
      config: readConfig({ QUOTE_PROVIDER: 'none', ...environment }),
    });
    await registerApi(opened, async (api) =>
      company.routes(api, {
        ...deps,
        live: new LiveCompanies(opened, deps),
        forecastNames: async () => new Map(),
      }),
    );
    return opened;
  }

  const ask = (symbol: string, address = '192.0.2.1', at = app) =>
    at.inject({
      method: 'POST',
      url: `${apiBase}/company/${symbol}/fetch`,
      remoteAddress: address,
      payload: {},
    });
  const look = async (symbol: string) => (await app.inject(`${apiBase}/company/${symbol}/fetch`)).json();
  const ends = async (symbol: string, end: object) =>
    expect.poll(() => look(symbol), { timeout: 90_000 }).toMatchObject(end);

  test('is fetched step by step, and is a company then', async () => {
    expect(await look('F1')).toEqual({ symbol: 'F1', name: 'Filer 1', state: 'available', refusal: null });
    const answer = sec.hold();
    expect((await ask('F1')).json()).toMatchObject({ state: 'queued' });
    await ends('F1', { state: 'fetching' });
    answer();
    await ends('F1', { state: 'ready', refusal: null });
    expect((await app.inject(`${apiBase}/company/F1`)).json()).toMatchObject({ name: 'Filer 1' });
    expect((await ask('F1')).json()).toMatchObject({ state: 'ready' });
  });

  test('is fetched once, however many ask, in two processes', async () => {
    const elsewhere = await openJobs();
    const other = await openApp(elsewhere, { SEC_CONTACT: 'ann@example.org' });
    const answer = sec.hold();
    const requests = Array.from({ length: 24 }, (_, index) =>
      ask('F1', `198.51.100.${index}`, index % 2 === 0 ? app : other),
    );
    for (const { statusCode } of await Promise.all(requests)) expect(statusCode).toBe(200);
    answer();
    await ends('F1', { state: 'ready' });
    expect(sec.sent.filter((path) => path === factsOf(1))).toEqual([factsOf(1)]);
    await other.close();
    await elsewhere.stop();
  });

  test('is refused in words: unreachable, no filer, no figures, not readable', async () => {
    sec.publish(submissionsOf(2), { cik: '2' });
    sec.publish(factsOf(3), '{"cik": 3');
    for (const [symbol, refusal] of [
      ['F2', 'no_figures'],
      ['F3', 'unreadable'],
      ['F4', 'no_filer'],
    ] as const) {
      await ask(symbol);
      await ends(symbol, { state: 'refused', refusal });
    }
    sec.failWith(503);
    await ask('F1');
    await ends('F1', { state: 'refused', refusal: 'unreachable' });
  });

  test('can be tried again after a failure', async () => {
    sec.failWith(503);
    await ask('F1');
    await ends('F1', { state: 'refused', refusal: 'unreachable' });
    sec.failWith(null);
    expect((await ask('F1')).json()).toMatchObject({ state: 'queued', refusal: null });
    await ends('F1', { state: 'ready' });
  });

  test('a fetch whose process was lost is started again', async () => {
    const at = clock.now().toISOString();
    await sql`insert into filing_fetch values (1, 'F1', 'reading', null, ${at}, ${at})`.execute(database.db);
    expect(await look('F1')).toMatchObject({ state: 'reading' });
    clock.advance(15 * 60_000);
    expect(await look('F1')).toMatchObject({ state: 'available' });
    await ask('F1');
    await ends('F1', { state: 'ready' });
  });

  test('is not fetched by a form or a plain request, as another site can send them', async () => {
    for (const type of [undefined, 'text/plain', 'application/x-www-form-urlencoded']) {
      const reply = await app.inject({
        method: 'POST',
        url: `${apiBase}/company/F1/fetch`,
        ...(type !== undefined && { headers: { 'content-type': type }, payload: 'x=1' }),
      });
      expect(reply.statusCode, type).toBeGreaterThanOrEqual(400);
    }
    expect(await look('F1')).toMatchObject({ state: 'available' });
  });

  test('is not fetched when the symbol is unknown, or no contact is set', async () => {
    const unknown = await ask('NOSUCH');
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'company_not_found']);
    const off = await openApp(jobs, {});
    expect((await ask('F1', '192.0.2.1', off)).json()).toMatchObject({ state: 'off' });
    await off.close();
    expect(await look('F1')).toMatchObject({ state: 'available' });
    expect(sec.sent).toEqual([]);
  });

  test('one network gets twenty an hour, others theirs, and all together a bounded queue', async () => {
    const answer = sec.hold();
    const from = (address: string, first: number, count: number) =>
      Promise.all(Array.from({ length: count }, (_, index) => ask(`F${first + index}`, address)));
    const own = await from('192.0.2.1', 1, 19);
    expect(own.every(({ statusCode }) => statusCode === 200)).toBe(true);
    // Joining costs nothing.
    await from('192.0.2.1', 1, 19);
    const last = await ask('F20');
    const tooMany = await ask('F21');
    expect([last.statusCode, tooMany.statusCode]).toEqual([200, 429]);
    expect(tooMany.json().detail).toMatch(/try again in/);
    const others = await ask('F21', '203.0.113.7');
    expect([others.statusCode, others.json().detail]).toEqual([
      429,
      'Many companies are being fetched right now. Please try again in five minutes.',
    ]);
    answer();
    await ends('F20', { state: 'refused' });
    expect((await ask('F21', '203.0.113.7')).statusCode).toBe(200);
  });
});
