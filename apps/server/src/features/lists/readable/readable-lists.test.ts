import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import { openedBeforeTests } from '../../../platform/db/opened-before-tests.fixture.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { openListsServer } from '../lists-server.fixture.ts';

const server = openedBeforeTests(async () => openListsServer(await openTestDatabase()));
beforeEach(async () => {
  await emptyTables(server.db, ['list']);
  await server.post('/lists/create', { name: 'Holders', symbols: ['LOSS', 'ACME', 'LATER'] });
});

const read = async (id: string | number, by: 'ann' | 'ben' | null = 'ben') =>
  (await server.get(`/lists/${id}`, {}, by)).json();
const share = async (on: boolean) => (await server.post('/lists/1/share', { share: on })).json();

test('its owner sees the list with prices, ratios and values, in their order', async () => {
  const list = await read(1);
  expect(list).toMatchObject({
    kind: 'own',
    name: 'Holders',
    own: { id: 1, share: false, share_token: null, revision: 1, comments: [] },
    curated: null,
  });
  const [loss, acme, later] = list.companies;
  expect(acme).toMatchObject({
    symbol: 'ACME',
    name: 'Acme Anvils Inc.',
    coverage: 'here',
    stock_price: expect.any(Number),
    market_cap: expect.any(Number),
    value_visible: true,
    value: { value_per_share: expect.any(Number) },
  });
  expect(loss.symbol).toBe('LOSS');
  expect(later).toMatchObject({ symbol: 'LATER', coverage: 'none', stock_price: null, value: null });
});

test('every change is in the next answer', async () => {
  const etags = new Set();
  for (const change of [
    ['/lists/1/company/add/GAPS', {}],
    ['/lists/1/edit', { name: 'Keepers', revision: 1 }],
    ['/lists/1/order', { symbols: ['ACME'], revision: 2 }],
    ['/lists/1/comment/create', { text: 'Read' }],
    ['/lists/comment/1/update', { text: 'Read again', revision: 1 }],
    ['/lists/1/set-default', { is_default: true }],
    ['/lists/1/share', { share: true }],
    ['/lists/1/company/delete/GAPS', {}],
  ] as const) {
    await server.post(change[0], change[1]);
    etags.add((await server.get('/lists/1')).headers.etag);
  }
  expect(etags.size).toBe(8);
  expect(await read(1)).toMatchObject({ name: 'Keepers', own: { is_default: true, share: true } });
});

test('anybody with the link reads name and companies, and nothing else of its owner', async () => {
  await server.post('/lists/1/comment/create', { text: 'Private thought' });
  await server.post('/lists/1/set-default', { is_default: true });
  const { share_token: token } = await share(true);
  expect(token).toMatch(/^[\w-]{32}$/);
  for (const by of [null, 'ann', 'ben'] as const) {
    const list = await read(token, by);
    expect(list).toMatchObject({ kind: 'shared', name: 'Holders', own: null, curated: null });
    expect(Object.keys(list).sort()).toEqual(['companies', 'curated', 'kind', 'name', 'own', 'updated_at']);
    expect(JSON.stringify(list)).not.toContain('Private');
    expect(list.companies.map(({ symbol }: { symbol: string }) => symbol)).toEqual(['LOSS', 'ACME', 'LATER']);
  }
});

test('a visitor is not sent the value of companies whose page hides it', async () => {
  const { share_token: token } = await share(true);
  for (const company of (await read(token, null)).companies) {
    expect([company.value, company.value_visible]).toEqual([null, false]);
  }
});

test('a link that was switched off finds nothing, and the next one is another', async () => {
  const { share_token: first } = await share(true);
  expect((await share(true)).share_token).toBe(first);
  expect((await share(false)).share_token).toBeNull();
  expect(await read(first, null)).toMatchObject({ code: 'not_found' });
  const { share_token: second } = await share(true);
  expect(second).not.toBe(first);
  expect((await read(first, null)).code).toBe('not_found');
  expect((await read(second, null)).name).toBe('Holders');
});

test('the link of a deleted list finds nothing until it is restored', async () => {
  const { share_token: token } = await share(true);
  await server.post('/lists/1/delete', {});
  expect((await read(token, null)).code).toBe('not_found');
  await server.post('/lists/1/restore', {});
  expect((await read(token, null)).name).toBe('Holders');
});

test('a symbol that another company has by now shows no figures of that one', async () => {
  await sql`update list_company set cik = 77 where symbol = 'ACME'`.execute(server.db);
  await server.post('/lists/1/company/delete/LATER', {});
  const [, acme] = (await read(1)).companies;
  expect(acme).toMatchObject({ symbol: 'ACME', name: 'ACME', coverage: 'none', stock_price: null });
});
