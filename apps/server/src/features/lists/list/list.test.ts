import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import { openedBeforeTests } from '../../../platform/db/opened-before-tests.fixture.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { prune } from '../../../platform/jobs/index.ts';
import { lists as feature } from '../feature.ts';
import { openListsServer } from '../lists-server.fixture.ts';
import { ownLists } from '../own-lists.ts';

const server = openedBeforeTests(async () => openListsServer(await openTestDatabase()));
beforeEach(async () => {
  await emptyTables(server.db, ['list']);
});

const create = async (name: string, given: object = { symbol: 'ACME' }) =>
  (await server.post('/lists/create', { name, ...given })).json();
const post = async (path: string, body: object = {}) => (await server.post(`/lists/${path}`, body)).json();
const lists = async (symbol = '') =>
  (await server.get(`/lists${symbol === '' ? '' : `?symbol=${symbol}`}`)).json().lists;
const names = async () => (await lists()).map(({ name }: { name: string }) => name);

test('a list begins with the company of the page it is made on', async () => {
  expect(await create(' Ten-year holders ')).toMatchObject({
    id: 1,
    name: 'Ten-year holders',
    is_added: true,
    symbols: ['ACME'],
    company_count: 1,
    is_default: false,
    share: false,
    share_token: null,
    revision: 1,
  });
});

test('a list begins with several companies, in their order', async () => {
  expect(await create('Both', { symbols: ['loss', 'ACME', 'LOSS'] })).toMatchObject({
    symbols: ['LOSS', 'ACME'],
    is_added: null,
  });
});

test('a list needs a company that is listed, and a name', async () => {
  expect((await create('None', {})).error_fields).toEqual({
    symbol: 'Choose a company to start the list with',
  });
  expect((await create('None', { symbols: [] })).code).toBe('invalid_request');
  expect(await create('Unknown', { symbol: 'WHAT' })).toMatchObject({
    code: 'invalid_request',
    error_fields: { symbol: 'We have no company with the symbol WHAT.' },
  });
  expect((await create('   ')).error_fields).toEqual({ name: 'Enter a name for the list' });
  expect((await create('x'.repeat(101))).error_fields).toEqual({ name: 'Use at most 100 characters' });
  expect((await create('x'.repeat(100))).id).toBeGreaterThan(0);
});

test('the same list again is the list that was made; the name with others is refused in any case', async () => {
  expect((await create('Holders')).id).toBe((await create('Holders')).id);
  expect(await create('HOLDERS')).toMatchObject({
    code: 'conflict',
    error_fields: { name: 'You already have a list called Holders.' },
  });
  expect((await create('Holders', { symbol: 'LOSS' })).code).toBe('conflict');
  expect((await server.post('/lists/create', { name: 'Holders', symbol: 'ACME' }, 'ann')).statusCode).toBe(
    200,
  );
});

test('each list says whether a company is on it, the default one first', async () => {
  await create('Alpha');
  await create('beta', { symbol: 'LOSS' });
  await create('Gamma');
  await post('3/set-default', { is_default: true });
  const seen = (await lists('acme')).map((list: Record<string, unknown>) => [list.name, list.is_added]);
  expect(seen).toEqual([
    ['Gamma', true],
    ['Alpha', true],
    ['beta', false],
  ]);
});

test('at most one list is the default', async () => {
  await create('One');
  await create('Two');
  await post('1/set-default', { is_default: true });
  expect(await post('2/set-default', { is_default: true })).toMatchObject({ is_default: true });
  const defaults = (await lists()).map((list: { is_default: boolean }) => list.is_default);
  expect(defaults).toEqual([true, false]);
  await post('2/set-default', { is_default: false });
  expect((await lists()).some((list: { is_default: boolean }) => list.is_default)).toBe(false);
});

test('a default list that was deleted comes back as one only where there is none', async () => {
  await create('One');
  await create('Two');
  await post('1/set-default', { is_default: true });
  await post('1/delete');
  await post('2/set-default', { is_default: true });
  expect(await post('1/restore')).toMatchObject({ name: 'One', is_default: false });
  await post('2/delete');
  expect(await post('2/restore')).toMatchObject({ is_default: true });
});

test('a rename made on an older state is answered with the list as it is', async () => {
  await create('Holders');
  expect(await post('1/edit', { name: 'Keepers', revision: 1 })).toMatchObject({
    name: 'Keepers',
    revision: 2,
  });
  expect(await post('1/edit', { name: 'Others', revision: 1 })).toMatchObject({
    code: 'stale',
    current: { name: 'Keepers', revision: 2 },
  });
  expect((await post('1/edit', { name: 'Keepers', revision: 1 })).revision).toBe(2);
  expect((await post('1/edit', { name: 'KEEPERS' })).name).toBe('KEEPERS');
});

test('a rename refuses a name in use', async () => {
  await create('Holders');
  await create('Others');
  expect(await post('2/edit', { name: 'holders', revision: 1 })).toMatchObject({
    code: 'conflict',
    error_fields: { name: 'You already have a list called Holders.' },
  });
});

test('a deleted list is gone, and comes back as it was', async () => {
  await create('Holders', { symbols: ['LOSS', 'ACME'] });
  const before = await lists();
  expect(await post('1/delete')).toEqual({ is_deleted: true });
  expect(await post('1/delete')).toEqual({ is_deleted: true });
  expect(await lists()).toEqual([]);
  expect((await post('1/edit', { name: 'x', revision: 1 })).code).toBe('not_found');
  expect((await post('1/company/add/GAPS')).code).toBe('not_found');
  expect((await server.get('/lists/1')).json().code).toBe('not_found');
  expect(await post('1/restore')).toEqual(before[0]);
  expect((await post('1/restore')).code).toBe('not_found');
});

test('a deleted list whose name was taken comes back with a number', async () => {
  await create('Holders');
  await post('1/delete');
  await create('holders', { symbol: 'LOSS' });
  expect((await post('1/restore')).name).toBe('Holders 2');
});

test('what was deleted a day ago is removed, nothing else', async () => {
  await create('Gone');
  await create('Kept', { symbols: ['ACME', 'LOSS'] });
  await post('1/delete');
  await post('2/company/delete/LOSS');
  const day = 24 * 3_600_000;
  const at = (ms: number) => ({ now: () => new Date(server.clock.now().getTime() + ms) });
  await prune({ db: server.db, clock: at(day - 1) }, feature.prunes);
  expect(await post('2/companies/restore', { symbols: ['LOSS'] })).toMatchObject({ company_count: 2 });
  await post('2/company/delete/LOSS');
  await prune({ db: server.db, clock: at(day) }, feature.prunes);
  expect((await post('1/restore')).code).toBe('not_found');
  expect(await post('2/companies/restore', { symbols: ['LOSS'] })).toMatchObject({ company_count: 1 });
});

test('a copy has the companies, another name, and no link', async () => {
  await create('Holders', { symbols: ['LOSS', 'ACME'] });
  await post('1/share', { share: true });
  expect(await post('1/duplicate')).toMatchObject({
    name: 'Holders copy',
    symbols: ['LOSS', 'ACME'],
    share: false,
  });
  expect(await post('1/duplicate')).toMatchObject({ name: 'Holders copy 2' });
  await create('x'.repeat(100));
  expect(await post('4/duplicate')).toMatchObject({ name: `${'x'.repeat(95)} copy` });
});

test('a list shared by somebody else is copied under its own name', async () => {
  const shared = (
    await server.post('/lists/create', { name: 'Hers', symbols: ['LOSS', 'ACME'] }, 'ann')
  ).json();
  const { share_token: token } = (
    await server.post(`/lists/${shared.id}/share`, { share: true }, 'ann')
  ).json();
  expect(await post(`${token}/duplicate`)).toMatchObject({ name: 'Hers', symbols: ['LOSS', 'ACME'] });
  expect(await names()).toEqual(['Hers']);
});

test('a thousand lists are the most, a copy and a restored one included', async () => {
  await create('The first');
  await sql`insert into list (account_id, name, created_at, updated_at)
            select 2, 'List ' || number, now(), now() from generate_series(1, 998) as number`.execute(
    server.db,
  );
  expect((await create('The last')).id).toBeGreaterThan(0);
  const refusal = { code: 'conflict', error_message: 'You have 1,000 lists. Please delete one first.' };
  expect(await create('One more')).toMatchObject(refusal);
  expect(await post('1/duplicate')).toMatchObject(refusal);
  await post('2/delete');
  await create('In its place');
  expect(await post('2/restore')).toMatchObject(refusal);
});

test('the archive has lists with their companies and comments', async () => {
  await create('Holders', { symbols: ['LOSS', 'ACME'] });
  await post('1/comment/create', { text: 'Read the 10-K', symbol: 'LOSS' });
  await post('1/company/delete/ACME');
  const [file] = await ownLists.read(server.db, 2 as never);
  expect(file).toMatchObject({
    name: 'lists.json',
    content: [
      {
        name: 'Holders',
        isShared: false,
        companies: [{ symbol: 'LOSS', removedAt: null }, { symbol: 'ACME' }],
        comments: [{ symbol: 'LOSS', text: 'Read the 10-K', field: null }],
      },
    ],
  });
});
