import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../../tests/world/size.ts';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import { recount } from '../nightly/recount.ts';
import { recountPoints } from '../points/recount-points.ts';
import { findRewards } from '../points/rewards/find-rewards.ts';
import { lookForRings } from '../points/rings/find-rings.ts';
import { type Member, openQaServer, type QaServer } from '../qa-server.fixture.ts';
import { settleDueQuestions } from './settle-due-questions.ts';

const step = fc.record({
  what: fc.constantFrom(
    'approve',
    'reject',
    'answer',
    'comment',
    'like',
    'dislike',
    'edit',
    'feature',
    'delete',
    'restore',
    'pass days',
    'review',
    'look for rings',
    'decide on votes',
  ),
  /** Picks among the questions, or among the answers and comments that there are. */
  which: fc.nat(7),
  isOn: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
const tab = fc.record({
  by: fc.constantFrom<Member>('ann', 'ben', 'cora', 'dora', 'eve'),
  steps: fc.array(step, { minLength: 2, maxLength: 8 }),
});

const day = 24 * 3_600_000;

describeOnEach('people, editors and workers who do everything at once', (open) => {
  let server: QaServer;
  let failed: string[];
  beforeAll(async () => {
    server = await openQaServer(await open());
  });
  afterAll(() => server.close());

  test('leave points that follow from their causes, counters that equal the rows, and nothing twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(tab, { minLength: 3, maxLength: 6 }), async (tabs) => {
        await emptyTables(server.db, [
          'qa_post',
          'qa_contributor',
          'qa_points',
          'qa_reward',
          'qa_ring',
          'qa_vote_cast',
          'notification',
          'notification_count',
        ]);
        failed = [];
        await begin();
        await Promise.all([...tabs.map(({ by, steps }) => work(by, steps)), settleDueQuestions(server)]);
        expect(failed).toEqual([]);
        server.clock.advance(10 * day);
        await Promise.all([settleDueQuestions(server), settleDueQuestions(server)]);
        await lookForRings(server);
        await Promise.all([findRewards(server), findRewards(server)]);
        const log = { error: () => undefined };
        expect(await recount({ ...server, log })).toEqual({ posts: 0, contributors: 0 });
        expect(await recountPoints({ ...server, log })).toBe(0);
        expect(await wrongs()).toEqual([]);
      }),
      { numRuns: rounds(3, 1_000), seed: 20_261_126, endOnFailure: true },
    );
  });

  /** Two questions with an answer each, by two who can vote for each other and whose votes were noticed. */
  async function begin() {
    for (const [asker, answerer] of [
      ['ann', 'ben'],
      ['ben', 'dora'],
    ] as const) {
      await server.answer(await server.askApproved(asker), answerer);
    }
    await server.ask('ann');
    // Ann, Ben and Dora are in a group that was found; Eve and the editors vote from outside.
    const evidence = {
      kinds: ['circle'],
      votesInside: 4,
      votesCast: 5,
      expectedInside: 0.5,
      fromOneNetwork: 0,
      soon: 1,
    };
    await sql`
      insert into qa_ring (evidence, found_at) values (${JSON.stringify(evidence)}::jsonb, '2026-08-01')`.execute(
      server.db,
    );
    await sql`insert into qa_ring_member select 1, id from account where id in (1, 2, 4)`.execute(server.db);
  }

  async function work(by: Member, steps: readonly Step[]) {
    for (const each of steps) await perform(by, each);
  }

  async function perform(by: Member, { what, which, isOn }: Step) {
    if (what === 'pass days') return server.clock.advance(day * (1 + (which % 3)));
    if (what === 'review') return settleDueQuestions(server);
    if (what === 'look for rings') return lookForRings(server);
    if (what === 'decide on votes') return call(by, '/qa/vote-rings/1/decide', { is_taken_back: isOn });
    const question = (which % 3) * 2 + 1;
    if (what === 'approve') return call(by, `/qa/questions/${question}/approve`, {});
    if (what === 'reject') return call(by, `/qa/questions/${question}/reject`, { reason: 'spam' });
    if (what === 'answer') {
      return call(by, '/qa/answers', {
        question_id: question,
        data: { text: `Says ${by}, ${isOn} ${which}.` },
      });
    }
    return performOnText(by, what, which, isOn);
  }

  async function performOnText(by: Member, what: Step['what'], which: number, isOn: boolean) {
    const { rows } = await sql<{ id: number; kind: 'answer' | 'comment'; question: number; answer: number }>`
      select id, kind, question_id as question, coalesce(answer_id, id) as answer from qa_post
       where kind <> 'question' order by id offset ${which} limit 1`.execute(server.db);
    const [text] = rows;
    if (text === undefined) return;
    const path = `/qa/${text.kind}s/${text.id}`;
    if (what === 'comment') {
      const to = text.kind === 'comment' ? text.id : null;
      const about = { question_id: text.question, answer_id: text.answer, reply_comment_id: to };
      return call(by, '/qa/comments', { ...about, text: `Asks ${by}, ${isOn} ${which}.` });
    }
    if (what === 'edit') return call(by, path, { text: `Now says ${by}, ${which}.` }, 'PATCH');
    if (what === 'delete') return call(by, path, undefined, 'DELETE');
    if (what === 'restore') return call(by, `${path}/restore`, {});
    if (what === 'feature') return call(by, `${path}/featured`, { is_on: isOn });
    return call(by, `/qa/likes/${text.kind}/${text.id}/${what}`, { is_on: isOn });
  }

  /** Refused is fine; failed is not. */
  async function call(
    by: Member,
    path: string,
    body: object | undefined,
    method: 'POST' | 'PATCH' | 'DELETE' = 'POST',
  ) {
    const { status, json } = await server.call(by, method, path, body);
    if (status >= 500) failed.push(`${by} ${method} ${path}: ${JSON.stringify(json)}`);
  }

  /** Texts with more than one award standing, balances below zero, and questions whose days are over but that aren’t. */
  async function wrongs(): Promise<string[]> {
    const { rows } = await sql<{ line: string }>`
      select 'awarded twice: ' || post_id as line from qa_points
       group by post_id, award having sum(sign(points)) not in (0, 1)
      union all select 'below zero: ' || account_id from qa_points group by account_id having sum(points) < 0
      union all select 'not closed: ' || post_id from qa_question join qa_post on id = post_id
                 where closes_at is not null and closed_at is null and deleted_at is null
      union all select 'wrong status: ' || question.id from qa_post question join qa_question on post_id = question.id
                 where closed_at is not null and status <> case when children > 0 then 'answered' else 'with_analysts' end`.execute(
      server.db,
    );
    return rows.map(({ line }) => line);
  }
});
