import { endpoint } from '@tenfold/contract/endpoint';
import { rateLimits } from '@tenfold/contract/policy/rate-limits';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { limitCall, openRateLimiter } from '../../limits/index.ts';
import { openLog } from '../../log/index.ts';
import { registerApi } from '../app/register-api.ts';
import { registerHttp } from '../app/register-http.ts';
import { authenticateByName, signedInAs } from './people.fixture.ts';
import { serve } from './serve.ts';

const exportThings = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'export',
  path: '/things/export',
  summary: 'Things',
  body: z.object({ year: z.number() }),
  reply: z.object({}),
});
const readShared = endpoint({
  method: 'GET',
  access: 'anyone',
  limit: 'shared forecast',
  path: '/things/shared',
  summary: 'Shared things',
  reply: z.object({}),
});
const log = openLog('silent');
const { account = 0, network } = rateLimits.export;

let app: FastifyInstance;
beforeEach(async () => {
  const rateLimiter = openRateLimiter(null);
  app = registerHttp(log, {
    authenticate: authenticateByName,
    limitCall: (name, caller) => limitCall(rateLimiter, name, caller),
  });
  await registerApi(app, async (api) => {
    serve(api, exportThings, () => ({}));
    serve(api, readShared, () => ({}));
  });
  return () => app.close();
});

type CallOptions = { readonly by?: 'ann' | 'ben' | null; readonly from?: string; readonly year?: unknown };

async function ask({ by = 'ann', from = '192.0.2.1', year = 2025 }: CallOptions = {}): Promise<number> {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/things/export',
    remoteAddress: from,
    headers: signedInAs(by),
    payload: { year },
  });
  return reply.statusCode;
}

async function askTimes(times: number, options: CallOptions): Promise<void> {
  for (let time = 0; time < times; time += 1) await ask(options);
}

test('a call above the limit of its account is refused, from everywhere; other accounts go on', async () => {
  await askTimes(account - 1, {});
  expect(await ask()).toBe(200);
  expect([await ask(), await ask({ from: '198.51.100.1' })]).toEqual([429, 429]);
  expect(await ask({ by: 'ben' })).toBe(200);
});

test('a call above the limit of its network is refused for everybody there', async () => {
  await askTimes(network, {});
  expect([await ask({ by: 'ben' }), await ask({ by: 'ben', from: '198.51.100.1' })]).toEqual([429, 200]);
});

test('a call without access or with wrong input does not count', async () => {
  await askTimes(network, { by: null });
  await askTimes(account, { year: 'last' });
  expect(await ask()).toBe(200);
});

test('a limit without accounts counts visitors by network', async () => {
  const read = async () => (await app.inject('/api/v1/things/shared')).statusCode;
  for (let time = 0; time < rateLimits['shared forecast'].network; time += 1) await read();
  expect(await read()).toBe(429);
});

test('a server that counts nothing does not start with a limited call', () => {
  expect(() => serve(registerHttp(log), readShared, () => ({}))).toThrow(
    'Nothing counts GET /things/shared.',
  );
});
