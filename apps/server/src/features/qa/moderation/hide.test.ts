import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openedBeforeTests } from '../../../platform/db/opened-before-tests.fixture.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { people } from '../../../platform/http/calls/people.fixture.ts';
import { recount } from '../nightly/recount.ts';
import { recountPoints } from '../points/recount-points.ts';
import { type Member, openQaServer } from '../qa-server.fixture.ts';
import { startAnew } from '../questions.fixture.ts';

const server = openedBeforeTests(async () => openQaServer(await openTestDatabase()));
let question: PostId;
let answer: PostId;
let comment: PostId;
const spam = { reason: 'spam', sentence: 'It leads to a shop.' };
const because = 'Advertising and promotional links aren’t allowed. It leads to a shop.';

/** Asked by Ann, answered by Ben, with a comment by Eve on that. */
beforeEach(async () => {
  await startAnew(server.db);
  question = await server.askApproved('ann');
  answer = await server.answer(question, 'ben');
  comment = await server.comment(question, answer, 'eve');
});

test('a removed answer keeps its place where others commented, without text and author; its author reads why', async () => {
  const { status, json } = await hide('answers', answer);
  expect([status, json.hidden]).toEqual([200, { because, is_reported: false }]);
  for (const by of [null, 'ann', 'eve'] as const) {
    expect(await answerFor(by)).toMatchObject({
      text: '',
      author: { id: null, full_name: '' },
      is_own: false,
      hidden: { because: null },
      counters: { comments_count: 1 },
    });
  }
  expect(await answerFor('ben')).toMatchObject({
    text: expect.stringContaining('freight'),
    is_own: true,
    hidden: { because },
  });
  expect(await answerFor('cora')).toMatchObject({ author: { id: people.ben.id }, hidden: { because } });
});

test('one that nobody commented on is gone for others, and its question unanswered', async () => {
  const other = await server.askApproved('ann');
  const alone = await server.answer(other, 'ben');
  await hide('answers', alone);
  const { json } = await server.call('eve', 'GET', `/qa/questions/${other}/log`);
  expect([json.question.answers, json.question.counters.answers_count]).toEqual([[], 0]);
  expect((await server.call('ben', 'GET', `/qa/questions/${other}/log`)).json.question.answers).toHaveLength(
    1,
  );
  expect((await server.call('eve', 'GET', `/qa/comments?answer_id=${alone}`)).status).toBe(404);
});

test('a removed comment keeps its place where others replied to it', async () => {
  const reply = await server.comment(question, answer, 'ben', comment);
  await hide('comments', comment);
  expect((await commentsFor('ann')).map(({ id, text, hidden }) => [id, text === '', hidden])).toEqual([
    [comment, true, { because: null, is_reported: false }],
    [reply, false, null],
  ]);
  await hide('comments', reply);
  expect(await commentsFor('ann')).toEqual([]);
  expect((await commentsFor('ben')).map(({ id }) => id)).toEqual([comment, reply]);
});

test('a removed question is there for its author and editors alone', async () => {
  await hide('questions', question);
  await server.changes.look();
  for (const by of [null, 'ben', 'eve'] as const) {
    expect((await server.call(by, 'GET', `/qa/questions/${question}/log`)).status).toBe(404);
    if (by !== null) expect((await answerIt(by)).status).toBe(404);
  }
  for (const by of ['ann', 'cora'] as const) {
    const { json } = await server.call(by, 'GET', `/qa/questions/${question}/log`);
    expect(json.question.hidden).toEqual({ because, is_reported: false });
  }
  expect(await answerIt('cora')).toMatchObject({ status: 409, json: { detail: /removed by the editors/ } });
});

test('its author is notified with the reason, and those who commented on it are not', async () => {
  await hide('answers', answer);
  const { rows } = await sql`
    select account_id as "accountId", data from notification where kind = 'post_hidden'`.execute(server.db);
  const data = { questionId: question, answerId: answer, commentId: null, hundred: null };
  expect(rows).toEqual([{ accountId: people.ben.id, data }]);
});

test('its votes and points are taken back, and undone they are as they were, those of others untouched', async () => {
  await server.call('ann', 'POST', `/qa/likes/answer/${answer}/like`);
  await server.call('eve', 'POST', `/qa/likes/answer/${answer}/like`);
  await server.call('cora', 'POST', `/qa/answers/${answer}/featured`, { is_on: true });
  await server.call('cora', 'POST', `/qa/comments/${comment}/featured`, { is_on: true });
  const before = await standing();
  expect(before).toMatchObject({ upvotes: { [people.ben.id]: 2 }, points: { [people.ben.id]: 10 } });
  await hide('answers', answer);
  const { upvotes, points } = await standing();
  expect([upvotes[people.ben.id], points[people.ben.id]]).toEqual([0, 0]);
  expect(points[people.eve.id]).toBe(before.points[people.eve.id]);
  expect(await nothingToMend()).toBe(true);
  expect((await answerFor('ann')).featured).toBe(false);
  const [act] = await acts();
  expect(act).toMatchObject({ kind: 'hide', points: -10, reason: 'spam', can_undo: true });
  expect((await undo(act.id)).json).toMatchObject({ undone_by: { id: people.cora.id }, can_undo: false });
  expect(await standing()).toEqual(before);
  expect(await answerFor('ann')).toMatchObject({
    featured: true,
    hidden: null,
    counters: { likes_count: 2 },
  });
  expect(await nothingToMend()).toBe(true);
});

test('a question whose only answer is removed after its seven days is with the analysts, and answered again once that is undone', async () => {
  server.clock.advance(30 * 86_400_000);
  const status = async () =>
    (await server.call('cora', 'GET', `/qa/questions/${question}/log`)).json.question.status;
  await hide('answers', answer);
  expect(await status()).toBe('with_analysts');
  await undo((await acts())[0].id);
  expect(await status()).toBe('answered');
});

test('nobody votes on, answers or edits what is removed; removing it needs a reason that says something of it', async () => {
  for (const [kind, reason] of [
    ['answers', 'answered'],
    ['answers', 'advice'],
    ['questions', 'answered'],
    ['answers', 'other'],
  ] as const) {
    const id = kind === 'answers' ? answer : question;
    const { status } = await server.call('cora', 'POST', `/qa/${kind}/${id}/hide`, { reason });
    expect([kind, reason, status]).toEqual([kind, reason, 422]);
  }
  await hide('answers', answer);
  expect((await server.call('ann', 'POST', `/qa/likes/answer/${answer}/like`)).status).toBe(404);
  expect((await server.call('ben', 'PATCH', `/qa/answers/${answer}`, { text: 'Other words' })).status).toBe(
    409,
  );
  // The answer was lost: the same again is the same.
  expect((await hide('answers', answer)).status).toBe(200);
  expect(await acts()).toHaveLength(2);
});

test('the sentence beside a reason is held to what others may write: hidden characters and stacks of accents are refused', async () => {
  for (const [sentence, why] of [
    [`Bad${'\u0301'.repeat(40)}`, 'Use at most'],
    ['Not\u200b so', 'Remove the invisible characters'],
    ['\u202eNot so', 'Remove the characters that change the direction of text'],
  ] as const) {
    const body = { reason: 'spam', sentence };
    const { status, json } = await server.call('cora', 'POST', `/qa/answers/${answer}/hide`, body);
    expect([status, JSON.stringify(json)]).toEqual([422, expect.stringContaining(why)]);
  }
  expect((await answerFor('ann')).hidden).toBeNull();
});

test('under a removed answer people go on talking', async () => {
  await hide('answers', answer);
  expect(await server.comment(question, answer, 'ann', comment)).toBeGreaterThan(comment);
  expect((await server.call('ann', 'POST', `/qa/likes/comment/${comment}/like`)).status).toBe(200);
});

function hide(kind: 'questions' | 'answers' | 'comments', id: PostId) {
  return server.call('cora', 'POST', `/qa/${kind}/${id}/hide`, spam);
}

function undo(id: number) {
  return server.call('cora', 'POST', `/qa/acts/${id}/undo`);
}

async function acts() {
  return (await server.call('cora', 'GET', '/qa/acts')).json.acts;
}

async function answerFor(by: Member | null) {
  const { json } = await server.call(by, 'GET', `/qa/questions/${question}/log`);
  return json.question.answers.find(({ id }: { id: PostId }) => id === answer);
}

async function commentsFor(
  by: Member | null,
): Promise<{ id: PostId; text: string; hidden: object | null }[]> {
  return (await server.call(by, 'GET', `/qa/comments?answer_id=${answer}`)).json.comments;
}

function answerIt(by: Member) {
  return server.call(by, 'POST', '/qa/answers', {
    question_id: question,
    data: { text: 'Because of freight.' },
  });
}

/** Upvotes and points of everybody. */
async function standing() {
  const { rows } = await sql<{ id: number; upvotes: number; points: number }>`
    select account_id as id, upvotes,
           (select coalesce(sum(points), 0)::integer from qa_points where qa_points.account_id = qa_contributor.account_id) as points
      from qa_contributor order by account_id`.execute(server.db);
  return {
    upvotes: Object.fromEntries(rows.map(({ id, upvotes }) => [id, upvotes])),
    points: Object.fromEntries(rows.map(({ id, points }) => [id, points])),
  };
}

async function nothingToMend(): Promise<boolean> {
  const errors: unknown[] = [];
  const log = { error: (...said: unknown[]) => errors.push(said) } as never;
  const counters = await recount({ db: server.db, log });
  const missing = await recountPoints({ db: server.db, clock: server.clock, log });
  return counters.posts + counters.contributors + missing + errors.length === 0;
}
