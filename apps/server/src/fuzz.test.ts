import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@tenfold/contract/calls';
import { apiBase } from '@tenfold/contract/endpoint';
import type { ErrorCode } from '@tenfold/contract/errors/codes';
import { socketPath } from '@tenfold/contract/notifications/socket-rules';
import { refusalsOf } from '@tenfold/contract/policy/refusals';
import { isRolePermission } from '@tenfold/contract/policy/rights';
import { fromWire } from '@tenfold/contract/wire';
import * as fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { ensureSamplePeople, openSessions } from './features/accounts/index.ts';
import type { AccountTables } from './features/accounts/tables.ts';
import { addSmallCompanies } from './features/financials/small-companies.fixture.ts';
import { prepareDocuments } from './features/market-data/index.ts';
import { type HostileRequest, hostileRequest } from './hostile-requests.fixture.ts';
import { Changes } from './platform/changes/index.ts';
import { StoppedClock } from './platform/clock/index.ts';
import type { Database } from './platform/db/index.ts';
import { openTestDatabase } from './platform/db/test-database.ts';
import { DocumentCache } from './platform/documents/index.ts';
import { noEvents } from './platform/events/no-events.fixture.ts';
import { FanOut } from './platform/fan-out/index.ts';
import { Readiness } from './platform/http/index.ts';
import { recordedJobs } from './platform/jobs/recorded-jobs.fixture.ts';
import { openLog } from './platform/log/index.ts';

/** `FUZZ_RUNS=20000` for a full run; `FUZZ_SEED` for other requests. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 2_000);
const seed = Number(process.env.FUZZ_SEED ?? 20_260_821);

let database: Database;
let dataDir: string;
let app: FastifyInstance;
let signIn: (email: string) => Promise<string>;
const tokens = new Map<string, string>();
const addresses = { light: 'ann@example.com', investor: 'ben@example.com', superuser: 'cora@example.com' };

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'tenfold-'));
  const { db } = database;
  const log = openLog('silent');
  const clock = new StoppedClock('2026-08-21T20:00:00Z');
  const config = readConfig({ DATA_DIR: dataDir });
  await addSmallCompanies(db);
  for (const cik of [1001, 1002, 1003]) await prepareDocuments(db, cik);
  await ensureSamplePeople(db, clock, config);
  const sessions = openSessions({ db, clock, config, changes: new Changes(log) });
  signIn = async (email) => {
    const account = await db
      .withTables<AccountTables>()
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const session = await sessions.start(db, account.id);
    return sessions.tokens.sign(session, session.expiresAt);
  };
  // No rate limits, or soon every answer would be 429.
  const rateLimiter = {
    limit: async () => undefined,
    throttle: async () => undefined,
    isExceeded: async () => false,
    reset: async () => undefined,
  };
  const documents = new DocumentCache(db);
  const jobs = { ...recordedJobs(), send: async () => undefined };
  app = await buildApp({
    db,
    database,
    documents,
    changes: new Changes(log),
    events: noEvents,
    fanOut: new FanOut(null, log),
    clock,
    productClock: clock,
    config,
    log,
    rateLimiter,
    jobs,
    redis: null,
    readiness: new Readiness(),
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
});

/** These need a token that can't be guessed. */
const unguessable = ['/user/login', '/user/verify', '/user/reset-password', '/user/google', '/user/apple'];
const ownPassword = ['/user/update-password', '/user/delete'];

function whyNot({ endpoint, caller, body, payload }: HostileRequest): string | null {
  const isKnown = caller !== 'visitor' && caller !== 'forged';
  if (!isKnown && endpoint.access !== 'anyone' && endpoint.access !== 'viewer') return 'nobody asks';
  if (isRolePermission(endpoint.access) && caller !== 'superuser') return 'no editor asks';
  if (caller === 'forged' && endpoint.access !== 'anyone') return 'the token is forged';
  const isSecret = endpoint.method !== 'GET' && [...unguessable, ...ownPassword].includes(endpoint.path);
  if (isSecret) return 'nobody knows that';
  const schema: z.ZodType | undefined = endpoint.body;
  // An empty body is one that was left out.
  const sent = payload === '' ? {} : body;
  if (schema !== undefined && !schema.safeParse(fromWire(schema, sent)).success) return 'the body is wrong';
  return null;
}

/** A hostile parameter can lead to another path, or to none. */
function elsewhere({ endpoint }: HostileRequest): ErrorCode[] {
  return endpoint.params === undefined ? [] : ['not_found', 'method_not_allowed'];
}

async function ask(request: HostileRequest) {
  const { caller, endpoint, url, headers, payload } = request;
  const address = caller in addresses ? addresses[caller as keyof typeof addresses] : null;
  if (address !== null && !tokens.has(caller)) tokens.set(caller, await signIn(address));
  const token = caller === 'forged' ? `${tokens.get('light') ?? 'a.b'}x` : tokens.get(caller);
  const answer = await app.inject({
    method: endpoint.method,
    url,
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(payload !== null && endpoint.method !== 'GET' && { payload }),
  });
  if (endpoint.path === '/user/logout' && answer.statusCode === 200) tokens.delete(caller);
  return answer;
}

test("no request breaks the server, succeeds without access, or reveals another person's data", async () => {
  const counts = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(hostileRequest, async (request) => {
      const answer = await ask(request);
      const { statusCode, body } = answer;
      const kind = `${Math.floor(statusCode / 100)}xx`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      expect(statusCode, body).toBeLessThan(500);
      const forbidden = whyNot(request);
      if (forbidden !== null) expect(statusCode, forbidden).toBeGreaterThanOrEqual(400);
      if (statusCode >= 400) {
        const { status, code } = answer.json();
        expect(status).toBe(statusCode);
        expect([...refusalsOf(request.endpoint), ...elsewhere(request)]).toContain(code);
      }
      expect(body).not.toContain('$argon2id');
      if (request.caller !== 'investor') expect(body).not.toMatch(/"email":"ben@example\.com"/);
    }),
    { numRuns, seed },
  );
  expect(counts.get('2xx')).toBeGreaterThan(numRuns / 10);
}, 600_000);

/** What of the API is no call. */
const besides = ['/openapi.json', socketPath].map((path) => `GET ${withoutNames(`${apiBase}${path}`)}`);

test('every route below /api/v1 is a call of the contract, and every call has its route', () => {
  const described = endpoints.map(({ method, path }) => `${method} ${withoutNames(`${apiBase}${path}`)}`);
  const routes = routesIn(app.printRoutes({ commonPrefix: false }));
  expect(routes.sort()).toEqual([...described, ...besides].sort());
});

function routesIn(tree: string): string[] {
  const parents: string[] = [];
  const routes: string[] = [];
  for (const line of tree.split('\n')) {
    const [, indent = '', segment = '', methods = ''] = /^(.*?)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    const path = `${depth === 0 ? '' : parents[depth - 1]}${segment}`;
    parents[depth] = path;
    if (!path.startsWith(`${apiBase}/`) || path.endsWith('*')) continue;
    for (const method of methods.split(', ')) {
      if (method !== 'HEAD' && method !== '') routes.push(`${method} ${withoutNames(path)}`);
    }
  }
  return routes;
}

/** Two paths can name the same parameter differently. */
function withoutNames(path: string): string {
  return path.replace(/\{\w+\}|:[\w|:]+/g, '{}');
}
