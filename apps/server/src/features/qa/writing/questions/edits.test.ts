import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { describeOnOne } from '../../../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../../../platform/db/empty-tables.fixture.ts';
import { openedBeforeTests } from '../../../../platform/db/opened-before-tests.fixture.ts';
import { openQaServer } from '../../qa-server.fixture.ts';
import { settleEverybody } from '../../questions.fixture.ts';
import { editsOn, title } from './editing.fixture.ts';

describeOnOne('a question that is edited', (open) => {
  const server = openedBeforeTests(async () => openQaServer(await open()));
  const edits = editsOn(server);
  beforeEach(async () => {
    await emptyTables(server.db, ['qa_post']);
    await emptyTables(server.db, ['qa_contributor'], { idsGoOn: true });
    await settleEverybody(server.db);
  });

  test('is changed at once while it waits, by its author, on the revision they saw', async () => {
    const id = await server.ask();
    const changed = await edits(id, { description: 'In China.', tags: ['DEBT'] }, 'ann', 1);
    expect(changed.json).toMatchObject({
      title,
      description: 'In China.',
      revision: 2,
      has_pending_edit: false,
    });
    expect((await edits(id, { description: 'In China.', tags: ['DEBT'] }, 'ann', 1)).status).toBe(200);
    const late = await edits(id, { description: 'In Japan.' }, 'ann', 1);
    expect(late).toMatchObject({
      status: 409,
      json: { code: 'stale', current: { description: 'In China.' } },
    });
    expect((await edits(id, { description: 'By an editor.' }, 'cora')).status).toBe(403);
  });

  test('once approved says what its author changed when an editor approves that', async () => {
    const id = await server.askApproved();
    const before = (await edits(id, { description: 'In China.' })).json;
    expect(before).toMatchObject({ description: '', revision: 1, has_pending_edit: true });
    await edits(id, { description: 'In Japan.' });
    const decide = (by: 'ann' | 'cora', is_approved: boolean) =>
      server.call(by, 'POST', `/qa/questions/${id}/edit`, { is_approved });
    expect((await decide('ann', true)).status).toBe(403);
    expect((await decide('cora', true)).json).toMatchObject({
      title,
      description: 'In Japan.',
      revision: 2,
      has_pending_edit: false,
    });
    expect((await decide('cora', true)).status).toBe(404);
    await edits(id, { description: 'In Peru.' });
    expect((await decide('cora', false)).json).toMatchObject({
      description: 'In Japan.',
      has_pending_edit: false,
    });
    // What is written back as it was waits for nobody.
    await edits(id, { description: 'In Peru.' });
    expect((await edits(id, { description: 'In Japan.' })).json.has_pending_edit).toBe(false);
  });

  test('tells its author alone what their edit says, and once it is declined that it was', async () => {
    const id = await server.askApproved();
    const read = async (by: 'ann' | 'ben' | 'cora') =>
      (await server.call(by, 'GET', `/qa/questions/${id}/log`)).json.question;
    const edited = (await edits(id, { description: 'In China.', tags: ['DEBT'] })).json.own_edit;
    expect(edited).toEqual({
      title,
      description: 'In China.',
      companies: ['ACME'],
      tags: [{ key: 'DEBT', name: expect.any(String), default: true }],
      edited_datetime: server.clock.now().toISOString(),
      owns_share: false,
      is_generated: false,
      is_declined: false,
      declined_because: null,
    });
    expect((await read('ann')).own_edit).toEqual(edited);
    expect(await read('ben')).toMatchObject({ own_edit: null, has_pending_edit: false });
    expect(await read('cora')).toMatchObject({ own_edit: null, has_pending_edit: true });

    const decline = (given: object) =>
      server.call('cora', 'POST', `/qa/questions/${id}/edit`, { is_approved: false, ...given });
    for (const given of [{ reason: 'answered' }, { reason: 'wrong_figure' }, { reason: 'other' }]) {
      expect((await decline(given)).status).toBe(422);
    }
    await decline({ reason: 'too_short', sentence: 'Which year?' });
    expect(await read('ann')).toMatchObject({
      own_edit: {
        ...edited,
        is_declined: true,
        declined_because: expect.stringMatching(/^This is too short .* Which year\?$/),
      },
      has_pending_edit: false,
    });
    const { rows } = await sql`select kind from notification where account_id = 1 order by id`.execute(
      server.db,
    );
    expect(rows.at(-1)).toEqual({ kind: 'edit_declined' });
    const [act] = (await server.call('cora', 'GET', '/qa/acts')).json.acts;
    expect(act).toMatchObject({ kind: 'edit_declined', reason: 'too_short', sentence: 'Which year?' });
    expect((await server.call('cora', 'GET', '/qa/editors/edits')).json.edits).toEqual([]);
    expect(
      (await server.call('cora', 'POST', `/qa/questions/${id}/edit`, { is_approved: true })).status,
    ).toBe(404);
    // Sent again as it was, it waits again.
    expect((await edits(id, { description: 'In China.', tags: ['DEBT'] })).json).toMatchObject({
      own_edit: { is_declined: false, declined_because: null },
      has_pending_edit: true,
    });
  });

  test('has an edit that waits or was declined withdrawn by its author, twice without harm', async () => {
    const id = await server.askApproved();
    const withdraw = (by: 'ann' | 'ben') => server.call(by, 'POST', `/qa/questions/${id}/edit/withdraw`);
    await edits(id, { description: 'In China.' });
    expect((await withdraw('ben')).status).toBe(403);
    expect((await withdraw('ann')).json).toMatchObject({ own_edit: null, has_pending_edit: false });
    expect((await withdraw('ann')).status).toBe(200);
    expect((await server.call('cora', 'GET', '/qa/editors/edits')).json.edits).toEqual([]);
    await edits(id, { description: 'In China.' });
    await server.call('cora', 'POST', `/qa/questions/${id}/edit`, { is_approved: false });
    expect((await withdraw('ann')).json).toMatchObject({ description: '', own_edit: null });
  });
});
