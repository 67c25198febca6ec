import { calls } from '@tenfold/contract/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../platform/db/test-database.ts';
import type { TestServer } from '../company/server.fixture.ts';
import { openForecastsServer } from './forecasts-server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openForecastsServer(await openTestDatabase());
  await server.post('/company/ACME/forecast/create', { name: 'Hers' }, 'ann');
  await server.post('/company/ACME/forecast/create', { name: 'Hers, deleted' }, 'ann');
  await server.post('/company/ACME/forecast/2/delete', {}, 'ann');
  await server.post('/company/ACME/forecast/create', { name: 'His' }, 'ben');
});
afterAll(() => server.close());

const ofOne = calls.filter(({ endpoint }) => endpoint.path.includes('{forecastId}'));
const bodies: Readonly<Record<string, object>> = {
  saveForecast: { revision: 1, values: { 2026: { margin: 0.9 } } },
  renameForecast: { name: 'Taken' },
  restoreForecastVersion: { revision: 1 },
  shareForecast: { share: true },
};

test('there are calls to try', () => expect(ofOne.length).toBeGreaterThan(8));

test.each(ofOne)(
  "$name finds nobody else's forecast, deleted or not, nor one by another company",
  async (call) => {
    const { name, endpoint } = call;
    const before = await sql`select * from forecast order by id`.execute(server.db);
    for (const [symbol, id] of [
      ['ACME', 1],
      ['ACME', 2],
      ['LOSS', 3],
      ['ACME', 999],
    ] as const) {
      const path = endpoint.path
        .replace('{symbol}', symbol)
        .replace('{forecastId}', String(id))
        .replace('{number}', '1')
        .replace('{day}', '2026-06-30');
      const reply =
        endpoint.method === 'GET' ? await server.get(path) : await server.post(path, bodies[name] ?? {});
      expect([symbol, id, reply.statusCode, reply.json().code]).toEqual([symbol, id, 404, 'not_found']);
      expect(reply.body).not.toContain('Hers');
    }
    expect((await sql`select * from forecast order by id`.execute(server.db)).rows).toEqual(before.rows);
  },
);

test('lists name the own ones alone', async () => {
  const { forecasts } = (await server.get('/company/ACME/forecast')).json();
  expect(forecasts.map(({ name }: { name: string }) => name)).toEqual(['His']);
});
