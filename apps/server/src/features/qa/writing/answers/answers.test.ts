import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { describeOnOne } from '../../../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../../../platform/db/empty-tables.fixture.ts';
import { openedBeforeTests } from '../../../../platform/db/opened-before-tests.fixture.ts';
import { type Member, openQaServer } from '../../qa-server.fixture.ts';
import { settleEverybody } from '../../questions.fixture.ts';

describeOnOne('an answer', (open) => {
  const server = openedBeforeTests(async () => openQaServer(await open()));
  let question: PostId;
  beforeEach(async () => {
    await emptyTables(server.db, ['qa_post', 'qa_draft']);
    await emptyTables(server.db, ['qa_contributor'], { idsGoOn: true });
    await settleEverybody(server.db);
    question = await server.askApproved();
  });

  const answers = (by: Member, text: string, more: object = {}) =>
    server.call(by, 'POST', '/qa/answers', { question_id: question, data: { text }, ...more });
  const counts = async () => {
    const { rows } = await sql`select id::int, kind, children from qa_post order by id`.execute(server.db);
    return rows;
  };
  const statusOf = async () => {
    const { rows } = await sql<{ status: string }>`select status from qa_question`.execute(server.db);
    return rows[0]?.status;
  };

  test('is counted by its question, and marked where an analyst wrote it', async () => {
    expect((await answers('ben', 'Freight.')).json).toMatchObject({
      text: 'Freight.',
      is_own: true,
      is_by_analyst: false,
      counters: { likes_count: 0, dislikes_count: 0, comments_count: 0 },
    });
    expect((await answers('eve', 'Markdowns.')).json).toMatchObject({ is_by_analyst: true });
    expect((await counts())[0]).toMatchObject({ kind: 'question', children: 2 });
  });

  test('and a comment keep their paragraphs', async () => {
    const text = 'First.\n\n- second\n- third';
    const { json } = await answers('ben', text);
    expect(json.text).toBe(text);
    const comment = { question_id: question, answer_id: json.id, text };
    expect((await server.call('ann', 'POST', '/qa/comments', comment)).json.text).toBe(text);
  });

  test('is not given to a question that waits, even by its author', async () => {
    const waiting = await server.ask();
    const to = (by: Member) =>
      server.call(by, 'POST', '/qa/answers', { question_id: waiting, data: { text: 'Freight.' } });
    expect(await to('ann')).toMatchObject({
      status: 409,
      json: { detail: 'This question isn’t approved yet.' },
    });
    expect((await to('ben')).status).toBe(404);
  });

  test('sent again within a minute is the answer that is there', async () => {
    const first = (await answers('ben', 'Freight.')).json.id;
    expect((await answers('ben', 'Freight.')).json.id).toBe(first);
    expect((await answers('eve', 'Freight.')).json.id).not.toBe(first);
    server.clock.advance(60_000);
    expect((await answers('ben', 'Freight.')).status).toBe(409);
    expect((await counts())[0]).toMatchObject({ children: 2 });
  });

  test('consumes its draft, and only one of its author', async () => {
    const draft = await server.call('ben', 'POST', '/qa/drafts/answer', {
      question_id: question,
      data: { text: 'Freight.' },
    });
    const given = { draft_id: draft.json.id };
    expect((await answers('eve', 'Mine.', given)).status).toBe(404);
    expect((await counts())[0]).toMatchObject({ children: 0 });
    const first = await answers('ben', 'Freight.', given);
    expect(first.status).toBe(200);
    expect((await answers('ben', 'Freight.', given)).json.id).toBe(first.json.id);
    expect((await server.call('ben', 'GET', '/qa/drafts')).json.drafts).toEqual([]);
  });

  test('is edited by its author alone, on the revision they saw', async () => {
    const id = await server.answer(question);
    const edit = (by: Member, text: string, revision?: number) =>
      server.call(by, 'PATCH', `/qa/answers/${id}`, { text, ...(revision !== undefined && { revision }) });
    expect((await edit('ben', 'Freight, mostly.', 1)).json).toMatchObject({
      text: 'Freight, mostly.',
      revision: 2,
      edited_datetime: server.clock.now().toISOString(),
    });
    expect((await edit('ben', 'Freight, mostly.', 1)).status).toBe(200);
    expect(await edit('ben', 'Discounts.', 1)).toMatchObject({
      status: 409,
      json: { code: 'stale', current: { text: 'Freight, mostly.' } },
    });
    for (const by of ['ann', 'cora'] as const) expect((await edit(by, 'Not mine.')).status).toBe(403);
    expect((await edit('ben', ' ')).status).toBe(422);
  });

  test('and a comment that were changed elsewhere stay as they are, and are told with the refusal', async () => {
    const id = await server.answer(question);
    const comment = await server.comment(question, id);
    // Each its own words: the same ones under a second text are refused.
    for (const [path, saved] of [
      [`/qa/answers/${id}`, 'From one tab.'],
      [`/qa/comments/${comment}`, 'A comment from one tab.'],
    ] as const) {
      const edit = (text: string) => server.call('ben', 'PATCH', path, { text, revision: 1 });
      expect((await edit(saved)).json).toMatchObject({ revision: 2 });
      expect(await edit('From another.')).toMatchObject({
        status: 409,
        json: { code: 'stale', current: { text: saved, revision: 2 } },
      });
    }
    const { rows } = await sql`select text, revision from qa_post where kind <> 'question'`.execute(
      server.db,
    );
    expect(rows).toEqual([
      { text: 'From one tab.', revision: 2 },
      { text: 'A comment from one tab.', revision: 2 },
    ]);
  });

  test('is deleted by its author or an editor while nobody commented, and by nobody else', async () => {
    const id = await server.answer(question);
    const remove = async (by: Member, what = `answers/${id}`) =>
      (await server.call(by, 'DELETE', `/qa/${what}`)).status;
    const comment = await server.comment(question, id, 'ann');
    expect([await remove('ben'), await remove('cora'), await remove('ann')]).toEqual([409, 409, 403]);
    expect(await remove('ann', `comments/${comment}`)).toBe(200);
    expect(await remove('ben')).toBe(200);
    expect(await remove('ben')).toBe(200);
    // For others it is as one that never was.
    expect(await remove('ann')).toBe(404);
    expect((await counts())[0]).toMatchObject({ children: 0 });
  });

  test('comes back within a day: what an editor deleted only by an editor', async () => {
    const id = await server.answer(question);
    const restore = async (by: Member) => (await server.call(by, 'POST', `/qa/answers/${id}/restore`)).status;
    await server.call('ben', 'DELETE', `/qa/answers/${id}`);
    expect([await restore('ann'), await restore('ben'), await restore('ben')]).toEqual([404, 200, 200]);
    await server.call('cora', 'DELETE', `/qa/answers/${id}`);
    expect([await restore('ben'), await restore('dora')]).toEqual([404, 200]);
    expect((await counts())[0]).toMatchObject({ children: 1 });
    await server.call('ben', 'DELETE', `/qa/answers/${id}`);
    server.clock.advance(86_400_000);
    expect(await restore('ben')).toBe(404);
  });

  test('that is removed once the seven days have ended sends its question to the analysts', async () => {
    const id = await server.answer(question);
    server.clock.advance(7 * 86_400_000);
    await server.call('cora', 'DELETE', `/qa/answers/${id}`);
    expect(await statusOf()).toBe('with_analysts');
    await server.answer(question, 'eve');
    expect(await statusOf()).toBe('answered');
  });

  test('has comments and replies, all counted by it, and those right under a comment by that', async () => {
    const id = await server.answer(question);
    const first = await server.comment(question, id, 'ann');
    const reply = await server.comment(question, id, 'ben', first);
    await server.comment(question, id, 'eve', reply);
    expect(await counts()).toMatchObject([
      { children: 1 },
      { children: 3 },
      { children: 1 },
      { children: 1 },
      { children: 0 },
    ]);
    expect((await server.call('ann', 'DELETE', `/qa/comments/${first}`)).json.detail).toBe(
      'A comment with replies can’t be deleted.',
    );
  });

  test('has replies twenty deep, and what replies to the last ones stands beside them', async () => {
    const id = await server.answer(question);
    let last: PostId | null = null;
    for (let made = 0; made < 24; made += 1) {
      last = await server.comment(question, id, made % 2 === 0 ? 'ann' : 'ben', last);
    }
    const { rows } = await sql<{ parent: number | null }>`
      select parent_id::int - ${id}::int as parent from qa_post where kind = 'comment' order by id`.execute(
      server.db,
    );
    const parents = rows.map(({ parent }) => parent);
    expect(parents.slice(0, 3)).toEqual([null, 1, 2]);
    expect(parents.slice(19)).toEqual([19, 20, 20, 20, 20]);
  });

  test('takes no comment that names another answer, question or comment than where it is', async () => {
    const id = await server.answer(question);
    const other = await server.answer(question, 'eve');
    const comment = await server.comment(question, id);
    const add = async (question_id: PostId, answer_id: PostId, reply_comment_id: PostId | null) =>
      (
        await server.call('ann', 'POST', '/qa/comments', {
          text: 'So?',
          question_id,
          answer_id,
          reply_comment_id,
        })
      ).status;
    const elsewhere = await server.askApproved('ben');
    expect([
      await add(elsewhere, id, null),
      await add(question, other, comment),
      await add(question, question, null),
      await add(question, id, other),
      await add(question, id, comment),
    ]).toEqual([404, 404, 404, 404, 200]);
  });

  test('and a comment are featured by an editor', async () => {
    const id = await server.answer(question);
    const comment = await server.comment(question, id);
    for (const path of [`/qa/answers/${id}/featured`, `/qa/comments/${comment}/featured`]) {
      expect((await server.call('ben', 'POST', path)).status).toBe(403);
      expect((await server.call('cora', 'POST', path, {})).json.featured).toBe(true);
      expect((await server.call('cora', 'POST', path, { is_on: false })).json.featured).toBe(false);
    }
  });
});
