import { calls } from '@tenfold/contract/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { openCommentsServer } from './comments-server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openCommentsServer(await openTestDatabase());
  const path = '/comment/company/ACME/create';
  await server.post(path, { field: 'capex', column: '2025', text: 'Hers' }, 'ann');
  await server.post(path, { field: 'capex', column: '2024', text: 'Hers, deleted' }, 'ann');
  await server.post('/comment/2/delete', {}, 'ann');
  await server.post(path, { field: 'capex', column: '2025', text: 'His' }, 'ben');
});
afterAll(() => server.close());

const ofOne = calls.filter(
  ({ feature, endpoint }) => feature === 'comments' && endpoint.path.includes('{commentId}'),
);

test('there are calls to try', () => expect(ofOne).toHaveLength(3));

test.each(ofOne)("$name finds nobody else's comment, deleted or not", async ({ endpoint }) => {
  const before = await sql`select * from comment order by id`.execute(server.db);
  for (const id of [1, 2, 999]) {
    const path = endpoint.path.replace('{commentId}', String(id));
    const reply = await server.post(path, { text: 'Taken', revision: 1 });
    expect([id, reply.statusCode, reply.json().code]).toEqual([id, 404, 'not_found']);
    expect(reply.body).not.toContain('Hers');
  }
  expect((await sql`select * from comment order by id`.execute(server.db)).rows).toEqual(before.rows);
});

test.each(ofOne)('$name refuses an id that is none', async ({ endpoint }) => {
  for (const id of ['0', '-1', '1.5', 'x', '9'.repeat(20)]) {
    const path = endpoint.path.replace('{commentId}', id);
    const reply = await server.post(path, { text: 'Taken', revision: 1 });
    expect([id, reply.statusCode]).toEqual([id, 422]);
  }
});

test('a list has the own ones alone', async () => {
  const { comments } = (await server.get('/comment/company/ACME')).json();
  expect(comments.map(({ text }: { text: string }) => text)).toEqual(['His']);
});
