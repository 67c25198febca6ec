import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import { openedBeforeTests } from '../../../platform/db/opened-before-tests.fixture.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { openListsServer } from '../lists-server.fixture.ts';

const server = openedBeforeTests(async () => openListsServer(await openTestDatabase()));
beforeEach(async () => {
  await emptyTables(server.db, ['list']);
  await server.post('/lists/create', { name: 'Holders', symbols: ['ACME', 'LOSS'] });
});

const post = async (path: string, body: object = {}) => (await server.post(`/lists/${path}`, body)).json();
const comments = async () => (await server.get('/lists/1')).json().own.comments;

test('a comment is on the list, on a company, or on a cell of the lens', async () => {
  await post('1/comment/create', { text: ' All of these \n twice a year ' });
  await post('1/comment/create', { text: 'Wait for gross margin', symbol: 'loss' });
  await post('lens/1/comment/create', { text: 'Thin', symbol: 'ACME', field: 'margin' });
  const seen = (await comments()).map((one: Record<string, unknown>) => [one.text, one.symbol, one.field]);
  expect(seen).toEqual([
    ['All of these \n twice a year', null, null],
    ['Wait for gross margin', 'LOSS', null],
    ['Thin', 'ACME', 'margin'],
  ]);
});

test('sent again, a comment is written once; the same words elsewhere are another', async () => {
  const first = await post('1/comment/create', { text: 'Thin' });
  expect(await post('1/comment/create', { text: 'Thin' })).toEqual(first);
  await post('1/comment/create', { text: 'Thin', symbol: 'ACME' });
  await post('1/comment/create', { text: 'Thin', symbol: 'LOSS' });
  await post('lens/1/comment/create', { text: 'Thin', symbol: 'LOSS', field: 'margin' });
  expect(await comments()).toHaveLength(4);
});

test('a blank comment, one too long and one on a company elsewhere are refused', async () => {
  expect((await post('1/comment/create', { text: ' \n ' })).error_fields).toEqual({
    text: 'Write a comment',
  });
  expect((await post('1/comment/create', { text: 'x'.repeat(2_001) })).error_fields).toEqual({
    text: 'Use at most 2,000 characters',
  });
  expect((await post('1/comment/create', { text: 'x'.repeat(2_000) })).id).toBe(1);
  expect(await post('1/comment/create', { text: 'x', symbol: 'GAPS' })).toMatchObject({
    code: 'invalid_request',
    error_fields: { symbol: 'GAPS is not on this list.' },
  });
  expect((await post('lens/1/comment/create', { text: 'x', symbol: 'ACME' })).code).toBe('invalid_request');
});

test('a change made on an older state is answered with the comment as it is', async () => {
  await post('1/comment/create', { text: 'First' });
  expect(await post('comment/1/update', { text: 'Second' })).toMatchObject({ revision: 2 });
  expect(await post('comment/1/update', { text: 'Third', revision: 1 })).toMatchObject({
    code: 'stale',
    current: { text: 'Second', revision: 2 },
  });
  expect(await post('comment/1/update', { text: 'Second', revision: 1 })).toMatchObject({ revision: 2 });
});

test('a deleted comment is gone, and comes back as it was', async () => {
  await post('1/comment/create', { text: 'First' });
  const before = await comments();
  expect(await post('comment/1/delete')).toEqual({ is_deleted: true });
  expect(await post('comment/1/delete')).toEqual({ is_deleted: true });
  expect(await comments()).toEqual([]);
  expect((await post('comment/1/update', { text: 'x', revision: 1 })).code).toBe('not_found');
  expect(await post('comment/1/restore')).toEqual(before[0]);
  expect((await post('comment/1/restore')).code).toBe('not_found');
});

test('a comment on the lens is found there alone', async () => {
  await post('1/comment/create', { text: 'On the list' });
  await post('lens/1/comment/create', { text: 'On a cell', symbol: 'ACME', field: 'margin' });
  for (const path of ['lens/comment/1/delete', 'comment/2/delete', 'lens/comment/1/restore']) {
    expect([path, (await post(path)).code]).toEqual([path, 'not_found']);
  }
  expect(await post('lens/comment/2/update', { text: 'Thin', revision: 1 })).toMatchObject({ text: 'Thin' });
});

test('comments on a company outlive its removal from the list, and go with the list', async () => {
  await post('1/comment/create', { text: 'Kept', symbol: 'ACME' });
  await post('1/company/delete/ACME');
  expect(await comments()).toHaveLength(1);
  await post('1/delete');
  expect((await post('comment/1/update', { text: 'x', revision: 1 })).code).toBe('not_found');
});

test('two thousand comments are the most', async () => {
  await sql`insert into comment (account_id, subject, list_id, text, created_at, updated_at)
            select 2, 'list', 1, 'x', now(), now() from generate_series(1, 2000)`.execute(server.db);
  const refusal = { code: 'conflict', error_message: 'A list holds at most 2,000 comments.' };
  expect(await post('1/comment/create', { text: 'One more' })).toMatchObject(refusal);
  await post('comment/1/delete');
  await post('1/comment/create', { text: 'In its place' });
  expect(await post('comment/1/restore')).toMatchObject(refusal);
});
