import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnOne } from '../../../platform/db/databases-fixture.ts';
import { people } from '../../../platform/http/calls/people.fixture.ts';
import { openQaServer, type QaServer } from '../qa-server.fixture.ts';
import { settleDueQuestions } from './settle-due-questions.ts';

const day = 24 * 3_600_000;

describeOnOne('the seven days of a question', (open) => {
  let server: QaServer;
  beforeEach(async () => {
    server = await openQaServer(await open());
  });
  afterEach(() => server.close());

  const life = async (id: number) => {
    const { rows } = await sql`
      select status, best_answer_id as best, closed_at is not null as "isClosed", review_at is not null as "isDue"
        from qa_question where post_id = ${id}`.execute(server.db);
    return rows[0];
  };
  const vote = (by: 'ann' | 'ben' | 'cora' | 'dora', answer: number, isOn = true) =>
    server.call(by, 'POST', `/qa/likes/answer/${answer}/like`, { is_on: isOn });
  const pass = async (ms: number) => {
    server.clock.advance(ms);
    await settleDueQuestions(server);
  };
  const points = async () => {
    const { rows } = await sql<{ line: string }>`
      select account_id || ' ' || points || ' ' || cause as line from qa_points order by id`.execute(
      server.db,
    );
    return rows.map(({ line }) => line);
  };
  const notified = async () => {
    const { rows } = await sql<{ line: string }>`
      select account_id || ' ' || kind as line from notification order by id`.execute(server.db);
    return rows.map(({ line }) => line);
  };

  test('begin with the approval, which is five points for its asker', async () => {
    const id = await server.ask();
    expect(await life(id)).toEqual({ status: 'waiting_approve', best: null, isClosed: false, isDue: false });
    await server.approve(id);
    expect(await life(id)).toEqual({ status: 'open', best: null, isClosed: false, isDue: true });
    expect(await points()).toEqual(['1 5 question_approved']);
    expect(await notified()).toEqual(['1 question_approved']);
  });

  test('end with the analysts where nobody answered, and an answer then is no best one', async () => {
    const id = await server.askApproved();
    await pass(7 * day - 1);
    expect(await life(id)).toMatchObject({ status: 'open' });
    await pass(1);
    expect(await life(id)).toEqual({ status: 'with_analysts', best: null, isClosed: true, isDue: false });
    const answer = await server.answer(id, 'eve');
    await vote('ben', answer);
    expect(await life(id)).toMatchObject({ status: 'answered', best: null });
    expect(await points()).toEqual(['1 5 question_approved']);
    expect(await notified()).toEqual([
      '1 question_approved',
      '1 question_with_analysts',
      '1 question_answered',
    ]);
  });

  test('end with the answer that had most upvotes then, however people vote later', async () => {
    const id = await server.askApproved();
    const [first, second] = [await server.answer(id, 'ben'), await server.answer(id, 'dora')];
    await vote('cora', second);
    server.clock.advance(7 * day);
    // Nobody settled it yet: the vote does, before it counts.
    await vote('ann', first);
    await vote('cora', first);
    expect(await life(id)).toEqual({ status: 'answered', best: second, isClosed: true, isDue: false });
    await vote('cora', second, false);
    await pass(day);
    expect(await life(id)).toMatchObject({ best: second });
    expect(await points()).toEqual(['1 5 question_approved', '4 10 best_answer']);
    expect((await notified()).slice(-2).toSorted()).toEqual(['1 best_answer', '4 best_answer']);
  });

  test('end without regard to upvotes that do not count', async () => {
    const id = await server.askApproved();
    const [first, second] = [await server.answer(id, 'ben'), await server.answer(id, 'dora')];
    server.addresses.ann = server.addresses.ben;
    server.addresses.eve = server.addresses.ben;
    for (const by of ['ann', 'eve'] as const) await server.call(by, 'POST', `/qa/likes/answer/${first}/like`);
    await vote('cora', second);
    await pass(7 * day);
    expect(await life(id)).toMatchObject({ best: second });
  });

  test('hand the award on when the best answer is deleted, and back when it is restored', async () => {
    const id = await server.askApproved();
    const [first, second] = [await server.answer(id, 'ben'), await server.answer(id, 'dora')];
    for (const by of ['cora', 'ann'] as const) await vote(by, first);
    await vote('cora', second);
    await pass(7 * day);
    await server.call('ben', 'DELETE', `/qa/answers/${first}`);
    expect(await life(id)).toMatchObject({ best: second });
    await server.call('ben', 'POST', `/qa/answers/${first}/restore`);
    expect(await life(id)).toMatchObject({ best: first });
    expect((await points()).slice(1)).toEqual([
      '2 10 best_answer',
      '2 -10 best_answer',
      '4 10 best_answer',
      '4 -10 best_answer',
      '2 10 best_answer',
    ]);
  });

  test('send it back to the analysts when the last answer is removed later', async () => {
    const id = await server.askApproved();
    const answer = await server.answer(id, 'ben');
    await pass(7 * day);
    expect(await life(id)).toMatchObject({ status: 'answered' });
    await server.call('ben', 'DELETE', `/qa/answers/${answer}`);
    expect(await life(id)).toMatchObject({ status: 'with_analysts' });
  });

  test('do not end for what is deleted, and end when it comes back', async () => {
    const id = await server.askApproved();
    server.clock.advance(7 * day - 1);
    await server.call('cora', 'DELETE', `/qa/questions/${id}`);
    await pass(1_000);
    expect(await life(id)).toMatchObject({ status: 'open', isDue: false });
    expect(await points()).toEqual(['1 5 question_approved', '1 -5 question_approved']);
    await server.call('cora', 'POST', `/qa/questions/${id}/restore`);
    expect(await life(id)).toMatchObject({ status: 'with_analysts', isClosed: true });
    expect((await points()).at(-1)).toBe('1 5 question_approved');
  });

  test('give a text its ten points once, whether it is featured or the best', async () => {
    const id = await server.askApproved();
    const answer = await server.answer(id, 'ben');
    await vote('ann', answer);
    await server.call('cora', 'POST', `/qa/answers/${answer}/featured`, { is_on: true });
    await pass(7 * day);
    expect((await points()).slice(1)).toEqual(['2 10 featured']);
    await server.call('cora', 'POST', `/qa/answers/${answer}/featured`, { is_on: false });
    expect((await points()).slice(2)).toEqual(['2 -10 featured', '2 10 best_answer']);
  });

  test('give nothing to an editor for what they approve or feature of their own', async () => {
    const id = await server.ask('cora');
    await server.approve(id);
    const answer = await server.answer(id, 'cora');
    await server.call('cora', 'POST', `/qa/answers/${answer}/featured`, { is_on: true });
    expect(await points()).toEqual([]);
    expect(await notified()).toEqual([]);
  });

  test('end once with several workers at once', async () => {
    const ids = [
      await server.askApproved(),
      await server.askApproved('ben'),
      await server.askApproved('dora'),
    ];
    server.clock.advance(7 * day);
    await Promise.all([settleDueQuestions(server), settleDueQuestions(server), settleDueQuestions(server)]);
    for (const id of ids) expect(await life(id)).toMatchObject({ status: 'with_analysts' });
    expect((await notified()).filter((line) => line.includes('with_analysts'))).toHaveLength(3);
  });

  test('say who voted before they leave, as their votes were part of it', async () => {
    const id = await server.askApproved();
    const answer = await server.answer(id, 'ben');
    await vote('dora', answer);
    server.clock.advance(7 * day);
    await server.deleteAccount(people.dora.id);
    await pass(0);
    expect(await life(id)).toMatchObject({ best: answer });
    expect((await points()).at(-1)).toBe('2 10 best_answer');
  });

  test('leave the best answer alone when the asker, who answered too, deletes their account', async () => {
    const id = await server.askApproved('eve');
    const own = await server.answer(id, 'eve');
    const best = await server.answer(id, 'ben');
    for (const by of ['ann', 'cora'] as const) await vote(by, own);
    await vote('dora', best);
    await pass(7 * day);
    await server.deleteAccount(people.eve.id);
    await vote('ann', best);
    await pass(day);
    expect(await life(id)).toMatchObject({ best });
    expect((await points()).filter((line) => line.includes('best_answer'))).toEqual(['2 10 best_answer']);
  });
});
