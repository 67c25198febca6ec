import { apiBase } from '@tenfold/contract/endpoint';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { canStartPostgres, startPostgres } from '../world/postgres.ts';
import { redisAvailable, startRedis, whyNoRedis } from '../world/redis.ts';
import { startServer } from '../world/server.ts';
import { rounds } from '../world/size.ts';

const outages = rounds(1, 10);

/** A web process on a PostgreSQL that no other test has, and how long it takes to answer. */
async function startOnOwnPostgres() {
  const postgres = await startPostgres();
  const DATABASE_URL = await postgres.createMigrated();
  const server = await startServer({ SAMPLE_DATA: 'no', ROLE: 'web', DRAIN_SECONDS: '0', DATABASE_URL });
  const ask = async (path: string) => {
    const start = performance.now();
    const { status } = await fetch(`${server.url}${path}`);
    return { status, seconds: (performance.now() - start) / 1_000 };
  };
  return { postgres, DATABASE_URL, server, ask };
}

describe.skipIf(!canStartPostgres)('a database outage', () => {
  test('is reported, delays nobody, and ends by itself', async () => {
    const { postgres, server, ask } = await startOnOwnPostgres();
    for (let outage = 0; outage < outages; outage++) {
      expect((await ask('/readyz')).status).toBe(200);
      await postgres.off();
      expect((await ask('/healthz')).status).toBe(200);
      for (const path of ['/readyz', `${apiBase}/company`, '/company/AAPL']) {
        const answer = await ask(path);
        expect(answer.status, path).toBe(503);
        expect(answer.seconds, path).toBeLessThan(5);
      }
      await postgres.on();
      await expect.poll(async () => (await ask('/readyz')).status, { timeout: 90_000 }).toBe(200);
      expect((await ask(`${apiBase}/company`)).status).toBe(200);
    }
    expect(await server.stop()).toBe(0);
    await postgres.close();
  });

  test('by a failover that leaves it read-only is reported as such, and ends by itself', async () => {
    const { postgres, DATABASE_URL, server } = await startOnOwnPostgres();
    const admin = new pg.Client({ connectionString: DATABASE_URL });
    await admin.connect();
    const switchTo = async (how: 'on' | 'off') => {
      await admin.query(`alter system set default_transaction_read_only = ${how}`);
      await admin.query('select pg_reload_conf()');
    };
    const ready = async () => (await fetch(`${server.url}/readyz`)).json();
    const register = () =>
      fetch(`${server.url}${apiBase}/user/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'ann@example.org', password: 'correct horse battery' }),
      });
    await switchTo('on');
    await expect
      .poll(ready, { timeout: 90_000 })
      .toEqual({ ready: false, reasons: ['the database is read-only'] });
    const refused = await register();
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      code: 'unavailable',
      detail: 'The database takes no changes at the moment. Please try again in a moment.',
    });
    expect((await fetch(`${server.url}${apiBase}/company`)).status).toBe(200);
    await switchTo('off');
    await expect.poll(ready, { timeout: 90_000 }).toEqual({ ready: true, reasons: [] });
    expect((await register()).status).toBe(200);
    await admin.end();
    expect(await server.stop()).toBe(0);
    await postgres.close();
  });

  test('by freezing is reported, delays nobody for ever, and ends by itself', async () => {
    const { postgres, server, ask } = await startOnOwnPostgres();
    const paths = [`${apiBase}/company`, '/company/AAPL', `${apiBase}/company/AAPL`];
    for (let freeze = 0; freeze < rounds(1, 3); freeze++) {
      expect((await ask('/readyz')).status).toBe(200);
      postgres.freeze();
      expect((await ask('/healthz')).status).toBe(200);
      const [ready, ...others] = await Promise.all(
        ['/readyz', ...paths, ...paths, ...paths, ...paths].map(ask),
      );
      expect(ready?.status).toBe(503);
      expect(ready?.seconds).toBeLessThan(5);
      for (const answer of others) {
        expect(answer.status).toBe(503);
        expect(answer.seconds).toBeLessThan(30);
      }
      postgres.thaw();
      await expect.poll(async () => (await ask('/readyz')).status, { timeout: 90_000 }).toBe(200);
      expect((await ask(`${apiBase}/company`)).status).toBe(200);
    }
    expect(await server.stop()).toBe(0);
    await postgres.close();
  });
});

describe.skipIf(!redisAvailable)(`a Redis outage${whyNoRedis}`, () => {
  test('delays nobody who signs in, hanging or gone', async () => {
    const redis = await startRedis();
    const server = await startServer({ SAMPLE_DATA: 'no', REDIS_URL: redis.url });
    const signIn = async () => {
      const start = performance.now();
      const { status } = await fetch(`${server.url}${apiBase}/user/login`, {
        method: 'POST',
        body: new URLSearchParams({ username: 'ann@example.org', password: 'a wrong one' }),
      });
      return { status, isQuick: performance.now() - start < 5_000 };
    };
    const refused = { status: 401, isQuick: true };
    expect(await signIn()).toEqual(refused);
    redis.hang();
    expect(await signIn()).toEqual(refused);
    await redis.power.off();
    for (let outage = 0; outage < outages; outage++) {
      expect(await signIn()).toEqual(refused);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    }
    await redis.power.on();
    expect(await signIn()).toEqual(refused);
    expect(await server.stop()).toBe(0);
    await redis.close();
  });
});
