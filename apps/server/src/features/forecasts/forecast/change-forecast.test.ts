import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import { openedBeforeTests } from '../../../platform/db/opened-before-tests.fixture.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { prune } from '../../../platform/jobs/index.ts';
import { forecasts } from '../feature.ts';
import { openForecastsServer } from '../forecasts-server.fixture.ts';

const server = openedBeforeTests(async () => openForecastsServer(await openTestDatabase()));
beforeEach(async () => {
  await emptyTables(server.db, ['forecast']);
  await post('create', { name: 'Base case', values: { Terminal: { margin: 0.1 } }, required_return: 0.08 });
});

const post = (path: string, body: object = {}) => server.post(`/company/ACME/forecast/${path}`, body);
const listed = async () => (await server.get('/company/ACME/forecast')).json().forecasts;
const names = async () => (await listed()).map(({ name }: { name: string }) => name);
const codeOf = (reply: LightMyRequestResponse) => reply.json().code;

test('a rename keeps the forecast, and refuses a name in use', async () => {
  await post('create', { name: 'Other' });
  expect((await post('1/rename', { name: ' BASE case ' })).json()).toMatchObject({
    id: 1,
    revision: 1,
    name: 'BASE case',
  });
  expect((await post('1/rename', { name: 'other' })).json()).toMatchObject({
    code: 'conflict',
    error_fields: { name: 'You already have a forecast called Other.' },
  });
  expect((await names()).sort()).toEqual(['BASE case', 'Other']);
});

test('a deleted forecast is gone, and comes back as it was', async () => {
  const before = await listed();
  expect((await post('1/delete')).json()).toEqual({ is_deleted: true });
  expect((await post('1/delete')).json()).toEqual({ is_deleted: true });
  expect(await listed()).toEqual([]);
  for (const gone of [
    await post('1/rename', { name: 'x' }),
    await post('1/save', { revision: 1, values: {} }),
  ]) {
    expect(codeOf(gone)).toBe('not_found');
  }
  expect((await post('1/restore')).json()).toEqual(before[0]);
  expect(await listed()).toEqual(before);
  expect(codeOf(await post('1/restore'))).toBe('not_found');
});

test('a deleted forecast whose name was taken comes back with a number', async () => {
  await post('1/delete');
  await post('create', { name: 'base case' });
  expect((await post('1/restore')).json().name).toBe('Base case 2');
});

test('what was deleted a day ago is removed with its versions, nothing else', async () => {
  await post('create', { name: 'Kept' });
  await post('create', { name: 'Deleted later' });
  await post('1/delete');
  server.clock.advance(12 * 3_600_000);
  await post('3/delete');
  server.clock.advance(12 * 3_600_000);
  await prune(server, forecasts.prunes);
  expect(codeOf(await post('1/restore'))).toBe('not_found');
  expect((await post('3/restore')).statusCode).toBe(200);
  const { rows } = await sql<{
    of: number;
  }>`select forecast_id as of from forecast_version order by 1`.execute(server.db);
  expect(rows).toEqual([{ of: 2 }, { of: 3 }]);
});

test('a duplicate has the same cells, its own versions and a name that says so', async () => {
  await post('1/share', { share: true });
  const copy = (await post('1/duplicate')).json();
  expect(copy).toMatchObject({
    id: 2,
    name: 'Base case copy',
    copied_from: 'Base case',
    revision: 1,
    values: { Terminal: { margin: 0.1 } },
    required_return: 0.08,
    is_shared: false,
  });
  expect((await post('1/duplicate')).json().name).toBe('Base case copy 2');
  await post('2/save', { revision: 1, values: {} });
  expect((await listed()).find(({ id }: { id: number }) => id === 1).values).toEqual({
    Terminal: { margin: 0.1 },
  });
});

test('all requests of a moment that name forecasts find different names', async () => {
  const copies = await Promise.all(Array.from({ length: 5 }, () => post('1/duplicate')));
  expect(copies.map((copy) => copy.json().name).sort()).toEqual([
    'Base case copy',
    ...[2, 3, 4, 5].map((number) => `Base case copy ${number}`),
  ]);
});
