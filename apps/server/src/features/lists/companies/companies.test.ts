import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import { openedBeforeTests } from '../../../platform/db/opened-before-tests.fixture.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { openListsServer } from '../lists-server.fixture.ts';

const server = openedBeforeTests(async () => openListsServer(await openTestDatabase()));
beforeEach(async () => {
  await emptyTables(server.db, ['list']);
  await server.post('/lists/create', { name: 'Holders', symbols: ['ACME', 'LOSS', 'GAPS'] });
});

const post = async (path: string, body: object = {}) => (await server.post(`/lists/1/${path}`, body)).json();

test('a company is added at the end, once, and says that it is there', async () => {
  expect(await post('company/add/later')).toMatchObject({
    is_added: true,
    symbols: ['ACME', 'LOSS', 'GAPS', 'LATER'],
    company_count: 4,
    revision: 1,
  });
  expect((await post('company/add/ACME')).symbols).toEqual(['ACME', 'LOSS', 'GAPS', 'LATER']);
});

test('a symbol that is not listed is not added', async () => {
  expect(await post('company/add/WHAT')).toMatchObject({
    code: 'company_not_found',
    error_message: 'We have no company with the symbol WHAT.',
  });
});

test('removing twice is removing, and one never there is no error', async () => {
  expect(await post('company/delete/LOSS')).toMatchObject({ is_added: false, symbols: ['ACME', 'GAPS'] });
  expect(await post('company/delete/LOSS')).toMatchObject({ is_added: false, symbols: ['ACME', 'GAPS'] });
  expect((await post('companies/delete', { symbols: ['acme', 'WHAT'] })).symbols).toEqual(['GAPS']);
});

test('removed companies come back to their old places', async () => {
  await post('companies/delete', { symbols: ['ACME', 'LOSS'] });
  expect((await post('companies/restore', { symbols: ['LOSS'] })).symbols).toEqual(['LOSS', 'GAPS']);
  expect((await post('companies/restore', { symbols: ['ACME', 'LOSS', 'WHAT'] })).symbols).toEqual([
    'ACME',
    'LOSS',
    'GAPS',
  ]);
});

test('a removed company keeps its place behind its neighbour when the order changes meanwhile', async () => {
  await post('company/delete/LOSS');
  expect((await post('order', { symbols: ['GAPS', 'ACME'], revision: 1 })).symbols).toEqual(['GAPS', 'ACME']);
  expect((await post('companies/restore', { symbols: ['LOSS'] })).symbols).toEqual(['GAPS', 'ACME', 'LOSS']);
});

test('one that was removed and is added again stands at the end', async () => {
  await post('company/delete/ACME');
  expect((await post('company/add/ACME')).symbols).toEqual(['LOSS', 'GAPS', 'ACME']);
});

test('an order made on an older one is answered with the list as it is', async () => {
  expect(await post('order', { symbols: ['GAPS', 'LOSS', 'ACME'], revision: 1 })).toMatchObject({
    symbols: ['GAPS', 'LOSS', 'ACME'],
    revision: 2,
  });
  expect(await post('order', { symbols: ['ACME', 'LOSS', 'GAPS'], revision: 1 })).toMatchObject({
    code: 'stale',
    current: { symbols: ['GAPS', 'LOSS', 'ACME'], revision: 2 },
  });
  expect((await post('order', { symbols: ['GAPS', 'LOSS', 'ACME'], revision: 1 })).revision).toBe(2);
  expect((await post('order', { symbols: ['ACME', 'LOSS', 'GAPS'] })).revision).toBe(3);
});

test('a company added elsewhere follows behind those an order names', async () => {
  await post('company/add/LATER');
  const ordered = await post('order', { symbols: ['GAPS', 'WHAT', 'ACME', 'LOSS'], revision: 1 });
  expect(ordered.symbols).toEqual(['GAPS', 'ACME', 'LOSS', 'LATER']);
});

test('a thousand companies are the most, and one that comes back counts', async () => {
  await sql`insert into list_company (list_id, symbol, cik, place, added_at)
            select 1, 'X' || number, number, number + 3, now() from generate_series(1, 997) as number`.execute(
    server.db,
  );
  const refusal = { code: 'conflict', error_message: 'A list holds at most 1,000 companies.' };
  expect(await post('company/add/LATER')).toMatchObject(refusal);
  expect(await post('company/add/ACME')).toMatchObject({ is_added: true });
  await post('company/delete/X1');
  expect(await post('company/add/LATER')).toMatchObject({ company_count: 1_000 });
  expect(await post('companies/restore', { symbols: ['X1'] })).toMatchObject(refusal);
});

test('a search says which companies are on the list', async () => {
  const find = async (text: string) =>
    (await server.get(`/company/list/1/search?text=${text}`)).json().results[0];
  expect(await find('los')).toMatchObject({ symbol: 'LOSS', coverage: 'here', is_added: true });
  expect(await find('lat')).toMatchObject({ symbol: 'LATER', coverage: 'none', is_added: false });
});
