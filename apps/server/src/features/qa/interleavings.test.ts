import type { PostId } from '@tenfold/contract/ids';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { rounds } from '../../../../../tests/world/size.ts';
import { describeOnEach } from '../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../platform/db/empty-tables.fixture.ts';
import { openedBeforeTests } from '../../platform/db/opened-before-tests.fixture.ts';
import { people } from '../../platform/http/calls/people.fixture.ts';
import { recount } from './nightly/recount.ts';
import { type Member, openQaServer } from './qa-server.fixture.ts';
import { settleEverybody } from './questions.fixture.ts';

/** What somebody does next, to one of the posts there are. */
const step = fc.record({
  what: fc.constantFrom(
    'like',
    'dislike',
    'follow',
    'answer',
    'comment',
    'edit',
    'delete',
    'restore',
    'feature',
    'approve',
    'list',
    'decide',
    'ask',
    'report',
    'withdraw',
    'dismiss',
  ),
  which: fc.nat(30),
});
const person = fc.record({
  by: fc.constantFrom<Member>('ann', 'ben', 'cora', 'dora', 'eve'),
  steps: fc.array(step, { minLength: 1, maxLength: 10 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Post {
  readonly id: PostId;
  readonly kind: 'question' | 'answer' | 'comment';
  readonly question: PostId;
  readonly answer: PostId | null;
}

describeOnEach('people who write, vote, edit, approve, feature and delete at once', (open) => {
  const server = openedBeforeTests(async () => openQaServer(await open()));

  test('leave every counter equal to its rows, also when accounts are deleted meanwhile', async () => {
    const errors: unknown[] = [];
    const log = { error: (...said: unknown[]) => errors.push(said) } as never;
    await fc.assert(
      fc.asyncProperty(
        fc.array(person, { minLength: 2, maxLength: 5 }),
        fc.subarray<Member>(['ann', 'ben', 'eve', 'dora'], { maxLength: 2 }),
        async (writers, leavers) => {
          await startAgain();
          await Promise.all([
            ...writers.map(({ by, steps }) => work(by, steps)),
            ...leavers.map((name) => server.deleteAccount(people[name].id)),
          ]);
          expect(await recount({ db: server.db, log })).toEqual({ posts: 0, contributors: 0 });
          expect(errors).toEqual([]);
          expect(await orphans()).toEqual([]);
        },
      ),
      { numRuns: server.canRace ? rounds(6, 1_000) : rounds(2, 50), seed: 20_261_126, endOnFailure: true },
    );
  });

  /** Two questions, one open and one that waits, an answer with a comment, and votes; everybody is there. */
  async function startAgain(): Promise<void> {
    await emptyTables(server.db, ['qa_post', 'qa_list', 'qa_contributor', 'qa_follow_contributor']);
    for (const [name, { id, isSuperuser, isAnalyst }] of Object.entries(people)) {
      await sql`
        insert into account (id, email, is_superuser, is_analyst, created_at) overriding system value
        values (${id}, ${`${name}@example.com`}, ${isSuperuser}, ${isAnalyst}, '2026-01-01') on conflict do nothing`.execute(
        server.db,
      );
    }
    await settleEverybody(server.db);
    await server.call('cora', 'POST', '/qa/question-lists', { name: 'Best' });
    const question = await server.askApproved('ann');
    const answer = await server.answer(question, 'ben');
    await server.comment(question, answer, 'eve');
    await server.ask('eve');
    for (const by of ['ann', 'eve', 'dora'] as const) {
      await server.call(by, 'POST', `/qa/likes/answer/${answer}/like`);
    }
    await server.call('ann', 'POST', `/qa/follow-contributors/${people.ben.id}`);
    await server.call('ben', 'POST', `/qa/follow-contributors/${people.ann.id}`);
  }

  async function work(by: Member, steps: readonly Step[]): Promise<void> {
    for (const each of steps) {
      const posts = await listPosts();
      const post = posts[each.which % posts.length];
      if (post === undefined) continue;
      const { method, path, body } = request(by, each, post);
      const { status, json } = await server.call(by, method, path, body);
      // Refused, or done: never broken, and nobody waits for somebody who waits for them.
      expect([each.what, status < 500, json.detail]).toEqual([each.what, true, json.detail]);
    }
  }

  async function listPosts(): Promise<Post[]> {
    const { rows } = await sql<Post>`
      select id, kind, coalesce(question_id, id) as question, answer_id as answer from qa_post order by id`.execute(
      server.db,
    );
    return rows;
  }

  function request(by: Member, { what, which }: Step, { id, kind, question, answer }: Post) {
    const own = `/qa/${kind}s/${id}`;
    const isOn = which % 3 === 0 ? {} : { is_on: which % 3 === 1 };
    const text = `Says ${by}, ${what} ${which}.`;
    const title = `Why did the margin fall, ${text}?`;
    const post = (path: string, body: object = {}) => ({ method: 'POST', path, body }) as const;
    if (what === 'like' || what === 'dislike') return post(`/qa/likes/${kind}/${id}/${what}`, isOn);
    if (what === 'follow') return post(`/qa/bookmark/question/${question}`, isOn);
    if (what === 'answer') return post('/qa/answers', { question_id: question, data: { text } });
    if (what === 'comment') {
      const to = kind === 'comment' ? { answer_id: answer, reply_comment_id: id } : { answer_id: id };
      return post('/qa/comments', { question_id: question, text, ...to });
    }
    if (what === 'report') return post(`/qa/report/${kind}/${id}`, { reason: 'spam' });
    if (what === 'withdraw') return { method: 'DELETE', path: `/qa/report/${kind}/${id}` } as const;
    if (what === 'dismiss') return post(`/qa/editors/reports/${kind}/${id}/dismiss`);
    if (what === 'delete') return { method: 'DELETE', path: own } as const;
    if (what === 'restore') return post(`${own}/restore`);
    if (what === 'feature') return post(`${own}/featured`, isOn);
    if (what === 'approve') return post(`/qa/questions/${question}/approve`);
    if (what === 'decide') return post(`/qa/questions/${question}/edit`, { is_approved: which % 2 === 0 });
    if (what === 'ask') return post('/qa/questions', { data: { title, companies: ['ACME'] } });
    if (what === 'list') {
      return { method: 'PATCH', path: `/qa/questions/${question}`, body: { question_lists: [1] } } as const;
    }
    const body =
      kind === 'question'
        ? { data: { title, description: '', companies: ['LOSS'], tags: ['DEBT'] } }
        : { text };
    return { method: 'PATCH', path: own, body } as const;
  }

  /** What is seen under something that is not. */
  async function orphans(): Promise<unknown[]> {
    const { rows } = await sql`
      select child.id from qa_post child
        join qa_post above on above.id in (child.question_id, child.answer_id, child.parent_id)
       where child.deleted_at is null and above.deleted_at is not null`.execute(server.db);
    return rows;
  }
});
