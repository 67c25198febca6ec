import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/index.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { openLog } from '../../log/index.ts';
import { registerMetrics } from '../../metrics/index.ts';
import type { RedisConnection } from '../../redis/index.ts';
import { Readiness, registerProbes } from './readiness.ts';
import { registerHttp } from './register-http.ts';

let database: Database;
let app: FastifyInstance;
const readiness = new Readiness();
let redisAnswers = true;
const redis = { answers: async () => redisAnswers } as RedisConnection;
beforeAll(async () => {
  database = await openTestDatabase();
  app = registerHttp(openLog('silent'));
  registerProbes(app, { database, redis, readiness });
  registerMetrics(app, {
    databaseUp: async () => true,
    redisUp: redis.answers,
    documents: () => ({ documents: 3, bytes: 4_000 }),
    sockets: () => 0,
    token: null,
    isPublic: false,
  });
});
afterAll(() => app.close());

test('a loading process is alive but not ready, and says why', async () => {
  const loaded = readiness.waitFor('companies are being loaded');
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const waiting = await app.inject('/readyz');
  expect(waiting.statusCode).toBe(503);
  expect(waiting.json()).toEqual({ ready: false, reasons: ['companies are being loaded'] });
  loaded();
  expect((await app.inject('/readyz')).json()).toEqual({ ready: true, reasons: [] });
});

test('durations are counted by route, not by address', async () => {
  await app.inject('/healthz');
  const { body, headers } = await app.inject('/metrics');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} \d/,
  );
  expect(body).toContain('tenfold_database_up 1');
  expect(body).toContain('tenfold_documents_cached 3');
});

test('without Redis it is ready, and says what is missing', async () => {
  expect((await app.inject('/metrics')).body).toContain('tenfold_redis_up 1');
  redisAnswers = false;
  const probe = await app.inject('/readyz');
  expect(probe.statusCode).toBe(200);
  expect(probe.json()).toEqual({
    ready: true,
    reasons: [],
    remarks: ['Redis is not responding: each process counts limits on its own'],
  });
  expect((await app.inject('/metrics')).body).toContain('tenfold_redis_up 0');
  redisAnswers = true;
});

test('without pg_trgm it is ready, and says what is not found', async () => {
  redisAnswers = true;
  await sql`drop extension pg_trgm cascade`.execute(database.db);
  expect((await app.inject('/readyz')).json()).toEqual({
    ready: true,
    reasons: [],
    remarks: ['PostgreSQL has no pg_trgm: searches for questions find no mistyped words'],
  });
});

test('without its database it is not ready', async () => {
  await database.close();
  expect((await app.inject('/readyz')).json()).toMatchObject({
    ready: false,
    reasons: ['the database is not responding'],
  });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test('a stopping process says so, and answers', async () => {
  readiness.beginStopping();
  const probe = await app.inject('/readyz');
  expect([probe.statusCode, probe.json().reasons]).toEqual([503, expect.arrayContaining(['shutting down'])]);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});
