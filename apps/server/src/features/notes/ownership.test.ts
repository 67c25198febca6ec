import { calls } from '@tenfold/contract/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../platform/db/test-database.ts';
import type { TestServer } from '../company/server.fixture.ts';
import { openNotesServer } from './notes-server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openNotesServer(await openTestDatabase());
  await write('Hers', 'ann');
  await write('Hers, deleted', 'ann');
  await server.post('/company/note/1/update', { revision: 1, description: 'Hers, updated' }, 'ann');
  await server.post('/company/note/2/delete', {}, 'ann');
  await write('His', 'ben');
  await server.post('/company/note/3/update', { revision: 1, description: 'His, updated' }, 'ben');
});
afterAll(() => server.close());

const write = (description: string, by: 'ann' | 'ben') =>
  server.post('/company/notes/create', { description, symbols: ['ACME'] }, by);

const ofOne = calls.filter(({ endpoint }) => endpoint.path.includes('{noteId}'));
const bodies: Readonly<Record<string, object>> = {
  updateNote: { revision: 2, description: 'Taken' },
  saveNote: { revision: 2, description: 'Taken', symbols: ['LOSS'] },
  saveNoteUpdate: { revision: 2, description: 'Taken', symbols: ['LOSS'] },
};

test('there are calls to try', () => expect(ofOne.length).toBeGreaterThan(5));

test.each(ofOne)(
  "$name finds nobody else's note, deleted or not, nor an update of another note",
  async (call) => {
    const { name, endpoint } = call;
    const stored = () =>
      sql`select note.*, note_update.description as added from note left join note_update on note_id = note.id
         order by note.id, note_update.id`.execute(server.db);
    const before = await stored();
    const ofAnUpdate = endpoint.path.includes('{updateId}');
    for (const [id, updateId] of [[1, 1], [2, 1], [999, 1], ...(ofAnUpdate ? [[3, 1]] : [])] as const) {
      const path = endpoint.path.replace('{noteId}', String(id)).replace('{updateId}', String(updateId));
      const reply =
        endpoint.method === 'GET' ? await server.get(path) : await server.post(path, bodies[name] ?? {});
      expect([id, reply.statusCode, reply.json().code]).toEqual([id, 404, 'not_found']);
      expect(reply.body).not.toContain('Hers');
    }
    expect((await stored()).rows).toEqual(before.rows);
  },
);

const lists = [
  '/notes',
  '/notes?q=hers',
  '/company/ACME/recent_notes',
  '/company/ACME/notes/1/20',
  '/notes/export',
  '/notes/companies',
];

test.each(lists)('GET %s answers the own ones alone', async (path) => {
  const reply = await server.get(path);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).not.toContain('Hers');
  expect((await server.get('/notes')).json()).toMatchObject({ total: 1, notes: [{ description: 'His' }] });
});

test('the archive holds the own ones alone', async () => {
  const { ownNotes } = await import('./own-notes.ts');
  const { people } = await import('../../platform/http/calls/people.fixture.ts');
  const files = await ownNotes.read(server.db, people.ben.id);
  const text = files
    .map(({ content }) =>
      content instanceof Uint8Array ? new TextDecoder().decode(content) : JSON.stringify(content),
    )
    .join();
  expect(text).toContain('His, updated');
  expect(text).not.toContain('Hers');
});
