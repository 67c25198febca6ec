import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { markRestated, noteFiguresDue } from '../../financials/index.ts';
import { restateAcme } from '../../financials/restated/restate.fixture.ts';
import { openNotesServer, prepareAgain } from '../notes-server.fixture.ts';
import { ownNotes } from '../own-notes.ts';
import { figuredNotes, figuredUpdates } from './figured-notes.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openNotesServer(await openTestDatabase());
  for (const symbol of ['ACME', 'LOSS']) await prepareAgain(server, symbol);
});
afterEach(() => server.close());

type By = 'ann' | 'ben';
const post = async (path: string, body: object = {}, by: By = 'ben') =>
  (await server.post(`/company/${path}`, body, by)).json();
const write = (description: string, by: By = 'ben') =>
  post('notes/create', { symbols: ['ACME'], description }, by);
const read = async (id: number) => (await server.get(`/notes/${id}`, {}, 'ben')).json();

async function restate(revenue: number): Promise<void> {
  await restateAcme(server.db, revenue);
  const log = { error: (fields: unknown) => expect(fields).toBeUndefined() };
  for (const texts of [figuredNotes, figuredUpdates]) {
    await noteFiguresDue(server.db, texts, ['ACME'], server.clock.now());
    await markRestated({ ...server, log } as never, texts);
  }
}
const notified = async () => {
  const { rows } = await sql<{ account_id: number; data: object }>`
    select account_id, data from notification order by id`.execute(server.db);
  return rows;
};

const sold = 'Sold {ACME FY2024 revenue}.';

describe('a figure that a note names', () => {
  test('is kept as it was when the note was saved, and so is that of an update', async () => {
    const note = await write(`${sold} {ACME FY2024 hope}`);
    expect(note).toMatchObject({
      description: `${sold} {ACME FY2024 hope}`,
      figures: [{ token: 'ACME FY2024 revenue', stated_at: '2026-08-21T20:00:00.000Z', restated: null }],
    });
    const updated = await post(`note/${note.id}/update`, { description: 'Kept {ACME FY2024 margin}.' });
    expect(updated.figures).toEqual(note.figures);
    expect(updated.histories).toMatchObject([{ figures: [{ label: 'net margin' }] }]);
    expect(await read(note.id)).toMatchObject({ figures: note.figures, histories: updated.histories });
  });

  test('is looked up again with another text, and not with another price', async () => {
    const { id, figures } = await write(sold);
    server.clock.advance(60_000);
    expect(await post(`note/${id}/save`, { note_price: 30 })).toMatchObject({ note_price: 30, figures });
    expect(await post(`note/${id}/save`, { description: sold, note_price: 31 })).toMatchObject({ figures });
    const edited = await post(`note/${id}/save`, { description: `It ${sold}` });
    expect(edited.figures).toMatchObject([{ stated_at: '2026-08-21T20:01:00.000Z' }]);
  });

  test('is one of thirty at most in a text of twenty thousand characters', async () => {
    const years = Array.from({ length: 11 }, (_, at) => 2015 + at);
    const lines = ['revenue', 'eps', 'capex', 'cfo', 'fcf', 'margin'];
    const tokens = years.flatMap((year) => lines.map((line) => `{ACME FY${year} ${line}}`)).join('');
    const { figures, description } = await write(tokens.repeat(20).slice(0, 20_000));
    expect([figures.length, description.length]).toEqual([30, 20_000]);
    expect((await write('{'.repeat(20_000))).figures).toEqual([]);
  });

  test('comes back with a note that was deleted, and none with one deleted before notes had them', async () => {
    const note = await write(sold);
    await post(`note/${note.id}/update`, { description: sold });
    await post(`note/${note.id}/delete`);
    expect(await post(`note/${note.id}/restore`)).toMatchObject({
      figures: note.figures,
      histories: [{ figures: note.figures }],
    });
    await post(`note/${note.id}/delete`);
    await sql`update deleted_note set note = note - 'figures', updates = jsonb_build_array((updates -> 0) - 'figures')`.execute(
      server.db,
    );
    expect(await post(`note/${note.id}/restore`)).toMatchObject({
      description: sold,
      figures: [],
      histories: [{ figures: [] }],
    });
  });

  test('is in the archive, and its value in the text to read', async () => {
    await write(sold);
    const [json, markdown] = await ownNotes.read(server.db, 2 as never);
    expect(json?.content).toMatchObject([{ figures: [{ token: 'ACME FY2024 revenue' }] }]);
    expect(new TextDecoder().decode(markdown?.content as Uint8Array)).toContain('Sold $2.16 billion.');
  });
});

describe('a figure of a note that a later filing changes', () => {
  test('is marked with both values, and only its owner is notified, once', async () => {
    const note = await write(sold);
    await post(`note/${note.id}/update`, { description: `Again: ${sold}` });
    await write('Nothing of it.', 'ann');
    await restate(2_000);
    const marked = await read(note.id);
    const restated = { value: 2_000e6, filed: '2026-10-01' };
    expect(marked).toMatchObject({
      figures: [{ value: note.figures[0].value, restated }],
      histories: [{ figures: [{ restated }] }],
      updated_at: '2026-08-21T20:00:00.000Z',
      revision: 2,
    });
    expect(await notified()).toMatchObject([
      {
        account_id: 2,
        data: { now: 2_000e6, value: note.figures[0].value, place: { in: 'note', symbol: 'ACME' } },
      },
    ]);
    expect(
      await post(`note/${note.id}/save`, { description: `In fact: ${sold}`, revision: 2 }),
    ).toMatchObject({
      figures: [{ value: 2_000e6, restated: null }],
    });
  });
});
