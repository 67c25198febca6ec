import { brotliDecompressSync } from 'node:zlib';
import { endpoint } from '@tenfold/contract/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ReplyCache } from '../../documents/index.ts';
import { openLog } from '../../log/index.ts';
import { registerApi } from '../app/register-api.ts';
import { registerHttp } from '../app/register-http.ts';
import { AppError } from '../errors/app-error.ts';
import { createInProcessApi } from './in-process-api.ts';
import { serveCached } from './serve-cached.ts';
import { visitor } from './visitor.fixture.ts';

const params = z.object({ symbol: z.string().transform((text) => text.toUpperCase()) });
const reply = z.object({ symbol: z.string(), stockPrices: z.array(z.number()) });
const getPrices = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/prices/{symbol}',
  summary: '',
  params,
  reply,
});
const drawPrices = endpoint({
  method: 'POST',
  access: 'anyone',
  path: '/prices/{symbol}',
  summary: '',
  params,
  body: z.object({ days: z.number().default(3) }),
  reply,
});

const log = openLog('silent');
const app = registerHttp(log);
let version = 1;
let builds = 0;

const pricesOf = (symbol: string, days: number) => ({
  versions: [version],
  build: () => {
    builds += 1;
    return {
      symbol,
      stockPrices: Array.from({ length: days }, (_, day) => version + day),
      secret: 'not in the reply',
    };
  },
});

beforeAll(async () => {
  const answers = new ReplyCache(1_000_000);
  await registerApi(app, async (api) => {
    serveCached(api, getPrices, answers, async (input) => {
      if (input.params.symbol === 'NOPE') throw new AppError('company_not_found', 'There is no NOPE.');
      return pricesOf(input.params.symbol, 2_000);
    });
    serveCached(api, drawPrices, answers, async (input) => pricesOf(input.params.symbol, input.body.days));
  });
});
beforeEach(() => {
  version += 10;
  builds = 0;
});
afterAll(() => app.close());

const get = (headers: Record<string, string> = {}, symbol = 'acme') =>
  app.inject({ url: `/api/v1/prices/${symbol}`, headers });
const draw = (body: unknown) =>
  app.inject({ method: 'POST', url: '/api/v1/prices/acme', payload: body as object });

describe('a cached reply', () => {
  test('uses wire names and only fields of its schema', async () => {
    const answer = await draw({ days: 2 });
    expect(answer.json()).toEqual({ symbol: 'ACME', stock_prices: [version, version + 1] });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    });
  });

  test('is built once for the same request and encoding', async () => {
    const answers = await Promise.all([get({ 'accept-encoding': 'br' }), get({ 'accept-encoding': 'br' })]);
    expect(answers[0]?.headers['content-encoding']).toBe('br');
    for (const { rawPayload } of [...answers, await get({ 'accept-encoding': 'br' }, 'ACME')]) {
      expect(JSON.parse(brotliDecompressSync(rawPayload).toString()).stock_prices).toHaveLength(2_000);
    }
    expect(builds).toBe(1);
    expect((await get({ 'accept-encoding': 'identity' })).json().stock_prices).toHaveLength(2_000);
    expect(builds).toBe(2);
  });

  test('differs by request, but not for explicit defaults', async () => {
    expect((await draw({ days: 4 })).json().stock_prices).toHaveLength(4);
    expect((await draw({ days: 3 })).body).toBe((await draw({})).body);
    expect(builds).toBe(2);
  });

  test('is built again for the next version', async () => {
    expect((await draw({})).json().stock_prices[0]).toBe(version);
    version += 1;
    expect((await draw({})).json().stock_prices[0]).toBe(version);
  });

  test('answers 304 until it changes', async () => {
    const { etag } = (await get()).headers;
    const known = { 'if-none-match': String(etag) };
    expect((await get(known)).statusCode).toBe(304);
    version += 1;
    expect((await get(known)).statusCode).toBe(200);
    expect((await draw({})).headers.etag).toBeUndefined();
  });

  test('is refused like any other', async () => {
    expect((await get({}, 'NOPE')).json()).toMatchObject({ status: 404, code: 'company_not_found' });
    expect((await draw({ days: 'many' })).statusCode).toBe(422);
    expect(builds).toBe(0);
  });

  test('is the same inside the process, in the product’s names', async () => {
    const api = createInProcessApi(app, visitor, log);
    const answer = await api.call(drawPrices, { params: { symbol: 'acme' }, body: { days: 1 } });
    expect(answer).toEqual({ symbol: 'ACME', stockPrices: [version] });
  });

  test('is built and parsed once inside the process, frozen', async () => {
    const api = createInProcessApi(app, visitor, log);
    const first = await api.call(getPrices, { params: { symbol: 'acme' } });
    expect(await api.call(getPrices, { params: { symbol: 'ACME' } })).toBe(first);
    expect(builds).toBe(1);
    expect(() => first.stockPrices.push(1)).toThrow(TypeError);
    version += 1;
    expect((await api.call(getPrices, { params: { symbol: 'acme' } })).stockPrices[0]).toBe(version);
  });

  test('is refused inside the process as outside, even if cached', async () => {
    const api = createInProcessApi(app, visitor, log);
    await expect(api.call(getPrices, { params: { symbol: 'nope' } })).rejects.toMatchObject({
      code: 'company_not_found',
    });
  });
});
