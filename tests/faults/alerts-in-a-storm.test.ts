import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AlertEvent, expectedFirings, type Firing } from '@tenfold/domain/alerts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FollowingSocket } from '../world/following-socket.ts';
import { signIn } from '../world/people.ts';
import { canStartPostgres, type OwnPostgres, startPostgres } from '../world/postgres.ts';
import { random } from '../world/random.ts';
import { type RedisServer, redisAvailable, startRedis, whyNoRedis } from '../world/redis.ts';
import { type Server, startServer } from '../world/server.ts';
import { rounds } from './size.ts';

const total = rounds(4, 200);
const symbols = ['AAPL', 'NKE', 'COST', 'PG', 'TSM'];
const settlesWithin = { timeout: 120_000, interval: 250 };

describe.skipIf(!canStartPostgres || !redisAvailable)(`price alerts in a storm${whyNoRedis}`, () => {
  const pick = random(1_123);
  let postgres: OwnPostgres;
  let redis: RedisServer;
  let pool: pg.Pool;
  let folder: string;
  let environment: Record<string, string>;
  let webs: Server[];
  let workers: Server[];

  beforeAll(async () => {
    postgres = await startPostgres();
    redis = await startRedis();
    folder = mkdtempSync(join(tmpdir(), 'storm-'));
    const DATABASE_URL = await postgres.createDatabase();
    environment = {
      ...{ DATA_DIR: folder, DATABASE_URL, REDIS_URL: redis.url, DRAIN_SECONDS: '0' },
      ...{ QUOTE_PROVIDER: 'csv', QUOTE_CSV: folder, LOG_LEVEL: 'fatal' },
    };
    pool = new pg.Pool({ connectionString: DATABASE_URL });
    pool.on('error', () => undefined);
    // The first loads the sample.
    webs = [await startServer({ ...environment, ROLE: 'web' })];
    webs.push(await startServer({ ...environment, ROLE: 'web' }));
    workers = await Promise.all([1, 2].map(() => startServer({ ...environment, ROLE: 'worker' })));
  });
  afterAll(async () => {
    await Promise.all([...webs, ...workers].map((server) => server.stop()));
    await pool.end();
    await redis.close();
    await postgres.close();
    rmSync(folder, { recursive: true });
  });

  const events: AlertEvent[] = [];
  const prices: Record<string, number> = {};
  const web = () => webs[pick(webs.length)] as Server;

  /** Prices of a moment, once they are stored; people look at the companies. */
  async function tick(
    moved: Readonly<Record<string, number>>,
    meanwhile: () => Promise<void>,
  ): Promise<void> {
    Object.assign(prices, moved);
    await pool.query(
      'insert into symbol_demand select unnest($1::text[]), now() on conflict (symbol) do update set viewed_at = now()',
      [symbols],
    );
    const tradedAt = new Date();
    const rows = Object.entries(prices).map(
      ([symbol, price]) => `${symbol},${price},,${tradedAt.toISOString()},USD`,
    );
    writeFileSync(
      join(folder, 'quotes.csv'),
      `symbol,price,previous_close,traded_at,currency\n${rows.join('\n')}\n`,
    );
    const faulted = meanwhile();
    const stored = () =>
      pool
        .query('select count(*)::int as many from quote where symbol = any($1) and traded_at = $2', [
          symbols,
          tradedAt,
        ])
        .then(
          ({ rows: [{ many }] }) => many,
          () => 'no database',
        );
    await expect.poll(stored, settlesWithin).toBe(symbols.length);
    await faulted;
    for (const [symbol, price] of Object.entries(prices))
      events.push({ type: 'tick', symbol, price, tradedAt: tradedAt.getTime() });
  }

  async function arm(token: string, symbol: string, target: number): Promise<void> {
    const answer = await fetch(`${web().url}/api/v1/company/${symbol}/price_notification/add`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ symbol, price: target }),
    });
    const alert = (await answer.json()) as { id: number };
    expect(answer.status, JSON.stringify(alert)).toBe(200);
    const isNew = !events.some((event) => event.type === 'arm' && event.alert === alert.id);
    if (isNew) events.push({ type: 'arm', alert: alert.id, symbol, target });
  }

  const soon = (most: number) => new Promise((resolve) => setTimeout(resolve, pick(most)));
  const faults: Record<string, () => Promise<void>> = {
    'a worker is killed': async () => {
      await soon(6_000);
      const [killed] = workers.splice(pick(workers.length), 1);
      killed?.signal('SIGKILL');
      await killed?.ended;
      workers.push(await startServer({ ...environment, ROLE: 'worker' }));
    },
    'a worker is paused past its lease': async () => {
      await soon(6_000);
      const paused = workers[pick(workers.length)];
      paused?.signal('SIGSTOP');
      await new Promise((resolve) => setTimeout(resolve, 16_000));
      paused?.signal('SIGCONT');
    },
    'Redis is gone for a while': async () => {
      await redis.power.off();
      await soon(8_000);
      await redis.power.on();
    },
    'PostgreSQL is restarted': async () => {
      await soon(5_000);
      await postgres.off();
      await postgres.on();
    },
    'nothing happens': async () => undefined,
    'a web process is killed': async () => {
      await soon(5_000);
      const [killed] = webs.splice(pick(webs.length), 1);
      killed?.signal('SIGKILL');
      webs.push(await startServer({ ...environment, ROLE: 'web' }));
    },
  };

  test('fire as the rule says, each once, and everyone connected sees each once', async ({ annotate }) => {
    const people = await Promise.all(
      (['ann', 'ben', 'cora'] as const).map(async (name) => ({
        token: await signIn({ url: (webs[0] as Server).url, dataDir: folder }, name),
      })),
    );
    const ids = people.map(({ token }) => Number(JSON.parse(atob(token.split('.')[1] ?? '')).sub));
    const tabs = people.flatMap(({ token }, index) =>
      webs.map(() => new FollowingSocket(() => web().url, ids[index] ?? 0, token)),
    );
    for (const tab of tabs) tab.start();
    await Promise.all(tabs.map((tab) => tab.ready));
    const base = { AAPL: 230, NKE: 75, COST: 900, PG: 160, TSM: 200 } as Record<string, number>;
    await tick(base, async () => undefined);

    const happened: Record<string, number> = {};
    for (let round = 0; round < total; round++) {
      for (const { token } of people) {
        const symbol = symbols[pick(symbols.length)] as string;
        const percent = (1 + pick(200) / 100) * (pick(2) === 0 ? -1 : 1);
        await arm(token, symbol, Math.round((prices[symbol] ?? 0) * (100 + percent)) / 100);
      }
      const names = Object.keys(faults);
      const name = names[round < names.length ? round : pick(names.length)] as string;
      happened[name] = (happened[name] ?? 0) + 1;
      const moved = symbols.map((symbol) => {
        const percent = (pick(600) - 300) / 100;
        return [symbol, Math.round((base[symbol] ?? 0) * (100 + percent)) / 100];
      });
      await tick(Object.fromEntries(moved), faults[name] ?? (async () => undefined));
      // Alerts are armed where a database answers.
      await expect
        .poll(
          () => Promise.all(webs.map(async ({ url }) => (await fetch(`${url}/readyz`)).status)),
          settlesWithin,
        )
        .toEqual([200, 200]);
    }

    const expected = expectedFirings(events).toSorted(byAlert);
    const { rows } = await pool.query<Omit<Firing, 'tradedAt'> & { tradedAt: Date }>(
      `select alert_id::int as alert, epoch, target, before, price, traded_at as "tradedAt", cause
         from alert_firing order by alert_id, epoch`,
    );
    expect(rows.map((row) => ({ ...row, tradedAt: row.tradedAt.getTime() }))).toEqual(expected);
    const { rows: counts } = await pool.query<{ id: number; last: number }>(
      'select account_id::int as id, last::int from notification_count',
    );
    const lastOf = (id: number | undefined) => counts.find((count) => count.id === id)?.last ?? 0;
    expect(counts.reduce((sum, { last }) => sum + last, 0)).toBe(expected.length);
    for (const [index, tab] of tabs.entries()) {
      const all = Array.from({ length: lastOf(ids[Math.floor(index / webs.length)]) }, (_, at) => at + 1);
      await expect.poll(() => tab.seen, settlesWithin).toEqual(all);
      expect([tab.repeated, tab.resyncs]).toEqual([[], 0]);
      tab.stop();
    }
    const cuts = tabs.reduce((sum, { codes }) => sum + codes.length, 0);
    await annotate(
      `${total} rounds (${Object.entries(happened)
        .map(([name, times]) => `${name} ${times}`)
        .join(', ')}); ${expected.length} alerts fired, each once; ${cuts} sockets cut and back`,
    );
  }, 7_200_000);
});

const byAlert = (a: Firing, b: Firing) => a.alert - b.alert || a.epoch - b.epoch;
