import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { type Member, openQaServer, type QaServer } from '../qa-server.fixture.ts';

let server: QaServer;
let question: number;
let answer: number;
/** Ann asked, Ben answered; what they were told of that is forgotten. */
beforeEach(async () => {
  server = await openQaServer(await openTestDatabase());
  const id = await server.askApproved();
  answer = await server.answer(id, 'ben');
  question = id;
  await notified();
});
afterEach(() => server.close());

/** Since it was asked last. */
async function notified(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select account.first_name || account.id || ' ' || kind as line
      from notification join account on account.id = account_id order by notification.id`.execute(server.db);
  await emptyTables(server.db, ['notification', 'notification_count'], { idsGoOn: true });
  return rows.map(({ line }) => line).toSorted();
}
const follow = (by: Member, kind: 'question' | 'answer', id: number) =>
  server.call(by, 'POST', `/qa/follow/${kind}/${id}`, { is_on: true });
const comment = (by: Member, to: number | null = null) =>
  server.comment(question as never, answer as never, by, to as never);

test('a question that is rejected tells its asker', async () => {
  const second = await server.ask('ben');
  await server.call('cora', 'POST', `/qa/questions/${second}/reject`, { reason: 'too_short' });
  expect(await notified()).toEqual(['2 question_rejected']);
});

test('an answer tells the asker and who follows the question, and not who wrote it', async () => {
  await follow('dora', 'question', question);
  await follow('eve', 'question', question);
  await server.answer(question as never, 'eve');
  expect(await notified()).toEqual(['1 question_answered', 'dora4 followed_answer']);
});

test('a comment tells who wrote the answer and who follows it', async () => {
  await follow('dora', 'answer', answer);
  await comment('cora');
  expect(await notified()).toEqual(['2 question', 'dora4 followed_comment']);
});

test('a reply tells who wrote the comment, and each person once', async () => {
  const first = await comment('ben');
  await follow('ben', 'question', question);
  expect(await notified()).toEqual([]);
  await comment('ann', first);
  expect(await notified()).toEqual(['2 comment_reply']);
});

test('nobody is told of what they do themselves', async () => {
  await follow('ann', 'question', question);
  await server.answer(question as never, 'ann');
  await comment('ben');
  expect(await notified()).toEqual([]);
});

test('the same comment sent twice is told once', async () => {
  const said = { question_id: question, answer_id: answer, reply_comment_id: null, text: 'Which year?' };
  await server.call('dora', 'POST', '/qa/comments', said);
  await server.call('dora', 'POST', '/qa/comments', said);
  expect(await notified()).toEqual(['2 question']);
});
