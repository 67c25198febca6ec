import { brotliDecompressSync } from 'node:zlib';
import { endpoint } from '@tenfold/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../db/index.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { DocumentCache, saveDocuments } from '../../documents/index.ts';
import { openLog } from '../../log/index.ts';
import { registerApi } from '../app/register-api.ts';
import { registerHttp } from '../app/register-http.ts';
import { AppError } from '../errors/app-error.ts';
import { createInProcessApi } from './in-process-api.ts';
import { serveDocument } from './serve-document.ts';
import { visitor } from './visitor.fixture.ts';

const getFigures = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/company/{symbol}/figures',
  summary: 'Figures',
  params: z.object({ symbol: z.string().transform((text) => text.toUpperCase()) }),
  reply: z.object({ symbol: z.string(), stockPrice: z.number() }),
});
const body = '{"symbol":"ACME","stock_price":12.5}';
const log = openLog('silent');

const serveFigures = (server: FastifyInstance, cache: DocumentCache) =>
  serveDocument(
    server,
    getFigures,
    cache,
    ({ params }) => ({ subject: params.symbol, kind: 'figures' }),
    (symbol) => new AppError('company_not_found', `We have no company with the symbol ${symbol}.`),
  );

let database: Database;
let documents: DocumentCache;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  await sql`insert into listing (symbol, cik, name, short_name) values ('ACME', 1, 'Acme', 'Acme')`.execute(
    database.db,
  );
  await saveDocuments(database.db, 'ACME', [{ kind: 'figures', body }]);
  documents = new DocumentCache(database.db);
  app = registerHttp(log);
  await registerApi(app, async (api) => {
    serveFigures(api, documents);
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const get = (headers: Record<string, string> = {}, symbol = 'acme') =>
  app.inject({ url: `/api/v1/company/${symbol}/figures`, headers });

test('a document is sent byte for byte', async () => {
  const answer = await get();
  expect(answer.body).toBe(body);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: expect.stringMatching(/^W\/"/),
    'content-length': String(body.length),
  });
  expect(answer.headers).not.toHaveProperty('content-encoding');
});

test('in the best encoding the client accepts', async () => {
  const answer = await get({ 'accept-encoding': 'gzip, br' });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(body);
});

test('answers 304 to a matching ETag', async () => {
  const { etag } = (await get()).headers;
  for (const known of [etag, `"other", ${etag}`, String(etag).replace('W/', ''), '*']) {
    const answer = await get({ 'if-none-match': String(known) });
    expect(answer.statusCode).toBe(304);
    expect(answer.body).toBe('');
    expect(answer.headers.etag).toBe(etag);
  }
  expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('needs no database when cached', async () => {
  const closed = await openTestDatabase();
  await sql`insert into listing (symbol, cik, name, short_name) values ('ACME', 1, 'Acme', 'Acme')`.execute(
    closed.db,
  );
  await saveDocuments(closed.db, 'ACME', [{ kind: 'figures', body }]);
  const hot = new DocumentCache(closed.db);
  const server = registerHttp(log);
  serveFigures(server, hot);
  const { etag } = (await server.inject('/company/ACME/figures')).headers;
  await closed.close();
  const again = await server.inject({
    url: '/company/ACME/figures',
    headers: { 'if-none-match': String(etag) },
  });
  expect(again.statusCode).toBe(304);
  expect((await server.inject('/company/ACME/figures')).body).toBe(body);
  await server.close();
});

test('answers 404 without a document', async () => {
  const answer = await get({}, 'NOPE');
  expect(answer.json()).toMatchObject({
    status: 404,
    code: 'company_not_found',
    detail: 'We have no company with the symbol NOPE.',
  });
});

test('is parsed once inside the process, into the product’s names', async () => {
  const api = createInProcessApi(app, visitor, log);
  const reply = await api.call(getFigures, { params: { symbol: 'acme' } });
  expect(reply).toEqual({ symbol: 'ACME', stockPrice: 12.5 });
  expect(await api.call(getFigures, { params: { symbol: 'ACME' } })).toBe(reply);
  await expect(api.call(getFigures, { params: { symbol: 'NOPE' } })).rejects.toMatchObject({
    code: 'company_not_found',
  });
});
