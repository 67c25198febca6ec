import { calls } from '@tenfold/contract/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../platform/db/test-database.ts';
import type { TestServer } from '../company/server.fixture.ts';
import { openListsServer } from './lists-server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openListsServer(await openTestDatabase());
  for (const name of ['Hers', 'Hers, deleted']) {
    await server.post('/lists/create', { name, symbols: ['ACME', 'LOSS'] }, 'ann');
  }
  for (const id of [1, 2]) {
    await server.post(`/lists/${id}/comment/create`, { text: 'Hers' }, 'ann');
    await server.post(
      `/lists/lens/${id}/comment/create`,
      { text: 'Hers', symbol: 'ACME', field: 'margin' },
      'ann',
    );
  }
  await server.post('/lists/1/companies/delete', { symbols: ['LOSS'] }, 'ann');
  await server.post('/lists/1/share', { share: true }, 'ann');
  await server.post('/lists/2/delete', {}, 'ann');
});
afterAll(() => server.close());

const ofOne = calls.filter(
  ({ feature, endpoint }) => feature === 'lists' && /\{(id|listId)\}/.test(endpoint.path),
);
const curated = ['refreshCuratedList', 'listCuratedPrices'];
const bodies: Readonly<Record<string, object>> = {
  renameList: { name: 'Taken', revision: 1 },
  setDefaultList: { is_default: true },
  shareList: { share: false },
  removeListCompanies: { symbols: ['ACME'] },
  restoreListCompanies: { symbols: ['LOSS'] },
  orderListCompanies: { symbols: ['ACME'], revision: 1 },
  createListComment: { text: 'Mine now' },
  updateListComment: { text: 'Mine now', revision: 1 },
  createLensComment: { text: 'Mine now', symbol: 'ACME', field: 'margin' },
  updateLensComment: { text: 'Mine now', revision: 1 },
};

const everything = async () => {
  const rows = [];
  for (const table of ['list', 'list_company', 'comment']) {
    rows.push((await sql`select * from ${sql.table(table)} order by 1, 2`.execute(server.db)).rows);
  }
  return rows;
};

test('there are calls to try', () => expect(ofOne.length).toBeGreaterThan(20));

test.each(ofOne.filter(({ name }) => !curated.includes(name)))(
  "$name finds nobody else's list or comment, deleted or not",
  async ({ name, endpoint }) => {
    const before = await everything();
    for (const id of ['1', '2', '3', '4', '999']) {
      const path = endpoint.path.replace(/\{(id|listId)\}/, id).replace('{symbol}', 'ACME');
      const url = name === 'searchForList' ? `${path}?text=acme` : path;
      const reply =
        endpoint.method === 'GET' ? await server.get(url) : await server.post(path, bodies[name] ?? {});
      expect([id, reply.statusCode, reply.json().code]).toEqual([id, 404, 'not_found']);
      expect(reply.body).not.toContain('Hers');
    }
    expect(await everything()).toEqual(before);
  },
);

test.each(ofOne.filter(({ name }) => curated.includes(name)))(
  '$name answers curated lists alone',
  async ({ endpoint }) => {
    const reply = await server.get(endpoint.path.replace('{id}', 'hers'));
    expect(reply.json().code).toBe('not_found');
  },
);

test('all lists are the own ones alone', async () => {
  expect((await server.get('/lists')).json()).toEqual({ lists: [] });
  expect((await server.get('/lists', {}, 'ann')).json().lists).toHaveLength(1);
});

test('a visitor finds no list by its number', async () => {
  const reply = await server.get('/lists/1', {}, null);
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
});
