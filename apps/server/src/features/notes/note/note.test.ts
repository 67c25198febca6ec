import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnOne } from '../../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import { prune } from '../../../platform/jobs/index.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { notes } from '../feature.ts';
import { openNotesServer } from '../notes-server.fixture.ts';

const written = {
  title: 'Anvils',
  description: 'Prices hold.\nVolume too.',
  note_price: 30.5,
  fair_value_estimate: '40-55',
  below_price: '28,5',
  symbols: ['acme', 'LOSS'],
};

describeOnOne('notes', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openNotesServer(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await emptyTables(server.db, ['note', 'note_change', 'deleted_note']);
  });

  const create = (more: object = {}) => server.post('/company/notes/create', { ...written, ...more });
  const change = (path: string, body: object) => server.post(`/company/note/1/${path}`, body);

  test('are kept as they were written', async () => {
    const reply = await create();
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      id: 1,
      title: 'Anvils',
      description: 'Prices hold.\nVolume too.',
      symbols: ['ACME', 'LOSS'],
      note_price: 30.5,
      fair_value_estimate: '40-55',
      below_price: 28.5,
      currency: 'USD',
      revision: 1,
      is_updated: false,
      histories: [],
      created_at: '2026-08-21T20:00:00.000Z',
    });
    expect((await server.get('/notes/1')).json()).toEqual(reply.json());
  });

  test('need a company that is listed', async () => {
    const reply = await create({ symbols: ['ACME', 'NOPE'] });
    expect([reply.statusCode, reply.json().error_fields]).toEqual([
      422,
      { symbols: 'We have no company with the symbol NOPE.' },
    ]);
  });

  test.each([
    [{ description: ' ' }, { description: 'Write your note' }],
    [{ symbols: [] }, { symbols: 'Add at least one company' }],
    [{ note_price: 'abc' }, { note_price: 'Invalid format. Please input number.' }],
    [{ below_price: 1.2345 }, { below_price: 'Invalid format. Please input number.' }],
    [
      { fair_value_estimate: '1-2-3' },
      { fair_value_estimate: 'Invalid format. Please use the format: 330-450.' },
    ],
  ])('refuse %j under its field', async (more, fields) => {
    const reply = await create(more);
    expect([reply.statusCode, reply.json().error_fields]).toEqual([422, fields]);
  });

  test('sent twice are one; the same words later are another', async () => {
    await create();
    expect((await create()).json().id).toBe(1);
    expect((await create({ below_price: null })).json().id).toBe(2);
    server.clock.advance(61_000);
    expect((await create()).json().id).toBe(3);
  });

  test('keep the original when an update is added', async () => {
    await create();
    server.clock.advance(60_000);
    const reply = await change('update', {
      revision: 1,
      description: 'Raised.',
      fair_value_estimate: '45-60',
    });
    expect(reply.json()).toMatchObject({
      title: 'Anvils',
      description: 'Prices hold.\nVolume too.',
      fair_value_estimate: '40-55',
      revision: 2,
      is_updated: true,
      histories: [
        { id: 1, title: null, description: 'Raised.', fair_value_estimate: '45-60', symbols: ['ACME'] },
      ],
    });
    const second = await change('update', { revision: 2, description: 'Raised again.', symbols: ['GAPS'] });
    expect(second.json().histories.map(({ id }: { id: number }) => id)).toEqual([2, 1]);
  });

  test('are changed whatever they are now when no revision is sent', async () => {
    await create();
    await change('update', { revision: 1, description: 'Raised.' });
    for (const [path, body, revision] of [
      ['update', { description: 'Raised again.' }, 3],
      ['save', { title: 'Anvils and more' }, 4],
      ['update/1', { description: 'Raised a little.' }, 5],
    ] as const) {
      const reply = await change(path, body);
      expect([reply.statusCode, reply.json().revision], path).toEqual([200, revision]);
    }
  });

  test('an update sent twice is one', async () => {
    await create();
    await change('update', { revision: 1, description: 'Raised.' });
    const again = await change('update', { revision: 1, description: 'Raised.' });
    expect([again.statusCode, again.json().histories.length]).toEqual([200, 1]);
  });

  test('are edited: what is left out stays', async () => {
    await create();
    server.clock.advance(60_000);
    const { created_at, updated_at, ...saved } = (
      await change('save', { revision: 1, title: '', below_price: null })
    ).json();
    expect(saved).toMatchObject({
      title: null,
      below_price: null,
      note_price: 30.5,
      revision: 2,
      is_updated: false,
    });
    expect(Date.parse(updated_at) - Date.parse(created_at)).toBe(60_000);
  });

  test('an edit that changes nothing changes nothing', async () => {
    await create();
    server.clock.advance(60_000);
    const reply = await change('save', { revision: 1, title: 'Anvils', symbols: ['ACME', 'LOSS'] });
    expect(reply.json()).toMatchObject({ revision: 1, updated_at: reply.json().created_at });
  });

  test('an update is edited and removed', async () => {
    await create();
    await change('update', { revision: 1, description: 'Raised.' });
    const edited = await change('update/1', { revision: 2, description: 'Raised a little.', note_price: 31 });
    expect(edited.json()).toMatchObject({
      revision: 3,
      histories: [{ description: 'Raised a little.', note_price: 31 }],
    });
    const removed = await change('update/1/delete', { revision: 3 });
    expect(removed.json()).toMatchObject({ revision: 4, is_updated: false, histories: [] });
    expect((await change('update/1', { revision: 4, description: 'Late.' })).statusCode).toBe(404);
  });

  test.each([
    ['save', { description: 'Other.' }],
    ['update', { description: 'Other.' }],
    ['update/1', { description: 'Other.' }],
    ['update/1/delete', {}],
    ['delete', {}],
  ])('a change made on an older state is refused with the note as it is: %s', async (path, body) => {
    await create();
    await change('update', { revision: 1, description: 'Raised.' });
    const reply = await change(path, { revision: 1, ...body });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'stale']);
    const now = (await server.get('/notes/1')).json();
    expect(reply.json().current).toEqual(now);
    expect(now).toMatchObject({
      revision: 2,
      description: written.description,
      histories: [{ description: 'Raised.' }],
    });
  });

  test('are deleted with their updates', async () => {
    await create();
    await change('update', { revision: 1, description: 'Raised.' });
    const deleted = await change('delete', { revision: 2 });
    expect(deleted.json()).toEqual({ is_deleted: true });
    expect((await server.get('/notes/1')).statusCode).toBe(404);
    expect((await server.post('/company/note/1/delete', {})).statusCode).toBe(404);
    expect((await sql`select from note_update`.execute(server.db)).rows).toEqual([]);
    expect((await sql`select from note_symbol`.execute(server.db)).rows).toEqual([]);
  });

  test('are restored within a day as they were, with their updates, once', async () => {
    await create();
    const before = (await change('update', { revision: 1, description: 'Raised.' })).json();
    await change('delete', {});
    const restored = await change('restore', {});
    expect(restored.json()).toEqual(before);
    expect((await change('restore', {})).json()).toEqual(before);
    expect((await server.get('/company/LOSS/recent_notes')).json()).toMatchObject({ total: 1 });
    expect((await change('update', { revision: 2, description: 'Again.' })).json().histories).toHaveLength(2);
    await change('delete', {});
    server.clock.advance(86_400_000);
    await prune(server, notes.prunes);
    expect((await change('restore', {})).statusCode).toBe(404);
  });

  test('of somebody else are not restored', async () => {
    await create();
    await change('delete', {});
    expect((await server.post('/company/note/1/restore', {}, 'ann')).statusCode).toBe(404);
    expect((await change('restore', {})).statusCode).toBe(200);
  });

  test('none has the id 0', async () => {
    expect((await server.post('/company/note/0/delete', {})).statusCode).toBe(422);
  });
});
