import { endpoint } from '@tenfold/contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openLog } from '../../log/index.ts';
import { registerApi } from '../app/register-api.ts';
import { registerHttp } from '../app/register-http.ts';
import { AppError } from '../errors/app-error.ts';
import { callerOf } from './caller.ts';
import { createInProcessApi } from './in-process-api.ts';
import { authenticateByName, signedInAs } from './people.fixture.ts';
import { serve } from './serve.ts';

const log = openLog('silent');
const app = registerHttp(log, { authenticate: authenticateByName });

const getVisits = endpoint({
  method: 'GET',
  access: 'viewer',
  path: '/visits',
  summary: '',
  reply: z.object({ visits: z.number(), isKnown: z.boolean() }),
});
const getFull = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/full',
  summary: '',
  reply: z.object({}),
});

beforeAll(async () => {
  await registerApi(app, async (api) => {
    serve(api, getVisits, (_, { cookie, setCookie, person }) => {
      const visits = Number(cookie('visits') ?? 0) + 1;
      setCookie({ name: 'visits', value: String(visits), maxAgeSeconds: 60 });
      return { visits, isKnown: person !== null };
    });
    serve(api, getFull, () => {
      throw new AppError('quota_reached', 'That was enough.');
    });
  });
  app.get('/page', async (request, reply) => {
    const page = createInProcessApi(app, callerOf(request, reply), log);
    await page.call(getVisits);
    return page.call(getVisits);
  });
});
afterAll(() => app.close());

test('a cookie set by one call of a page is visible to the next', async () => {
  const page = await app.inject({ url: '/page', cookies: { visits: '5' } });
  expect(page.json().visits).toBe(7);
  expect(page.cookies.at(-1)).toMatchObject({ name: 'visits', value: '7', httpOnly: true, sameSite: 'Lax' });
});

test('a personal answer is stored in no shared cache', async () => {
  const ann = await app.inject({ url: '/api/v1/visits', headers: signedInAs('ann') });
  expect(ann.json().is_known).toBe(true);
  expect(ann.headers['cache-control']).toBe('no-store');
  const visitor = await app.inject('/api/v1/visits');
  expect([visitor.json().is_known, visitor.headers['cache-control']]).toEqual([false, 'no-store']);
});

test('a used-up quota also sets max_reached', async () => {
  const { max_reached, code } = (await app.inject('/api/v1/full')).json();
  expect([max_reached, code]).toEqual([true, 'quota_reached']);
});
