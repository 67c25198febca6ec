import { accountId, type PostId } from '@tenfold/contract/ids';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { rounds } from '../../../../../../tests/world/size.ts';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import { openedBeforeTests } from '../../../platform/db/opened-before-tests.fixture.ts';
import { people } from '../../../platform/http/calls/people.fixture.ts';
import { AppError } from '../../../platform/http/index.ts';
import { recount } from '../nightly/recount.ts';
import { recountPoints } from '../points/recount-points.ts';
import { openQaServer } from '../qa-server.fixture.ts';
import { settleEverybody, startAnew } from '../questions.fixture.ts';
import { dismissReports } from '../reports/dismiss-reports.ts';
import { featurePost } from '../writing/feature-post.ts';
import { approveFirstPost, rejectFirstPost } from '../writing/first-posts/decide-first-post.ts';
import { approveQuestion, rejectQuestion } from '../writing/questions/decide-question.ts';
import { editQuestion } from '../writing/questions/edit-question.ts';
import { deletePost } from '../writing/remove-post.ts';
import { hidePost } from './hide-post.ts';
import { historyDisagrees, listActIds, snapshot } from './history.fixture.ts';
import { limitAccount } from './limit-account.ts';
import { undoAct } from './undo/undo-act.ts';

const step = fc.record({
  what: fc.constantFrom(
    'approve',
    'reject',
    'approve post',
    'reject post',
    'feature',
    'lists',
    'delete',
    'hide',
    'hide',
    'dismiss',
    'limit',
    'undo',
    'undo',
    'undo',
  ),
  which: fc.nat(1_000),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

describeOnEach(
  'editors who approve, reject, feature, list, delete, hide and limit at once, and put it back',
  (open) => {
    const server = openedBeforeTests(async () => {
      const opened = await openQaServer(await open());
      for (const id of editorIds) {
        await sql`
        insert into account (id, email, is_superuser, created_at) overriding system value
        values (${id}, ${`editor${id}@example.com`}, true, '2026-01-01')`.execute(opened.db);
      }
      return opened;
    });

    test('leave rows, counters, points and history agreeing, and undoing all of it leaves what there was', async () => {
      const editors = fc.array(fc.array(step, { minLength: 5, maxLength: 12 }), {
        minLength: 2,
        maxLength: 5,
      });
      const errors: unknown[] = [];
      const log = { error: (...said: unknown[]) => errors.push(said) } as never;
      await fc.assert(
        fc.asyncProperty(editors, async (all) => {
          const posts = await startAgain();
          const before = await snapshot(server.db);
          await Promise.all(all.map((steps, at) => work(at, steps, posts)));
          expect(await recount({ db: server.db, log })).toEqual({ posts: 0, contributors: 0 });
          expect(await recountPoints({ db: server.db, clock: server.clock, log })).toBe(0);
          expect(errors).toEqual([]);
          expect(await historyDisagrees(server.db)).toEqual([]);
          for (const id of await listActIds(server.db)) await undoAct(server, doer(0), id);
          expect(await snapshot(server.db)).toEqual(before);
          expect(await recount({ db: server.db, log })).toEqual({ posts: 0, contributors: 0 });
        }),
        // 40 runs are about 1,000 acts.
        { numRuns: server.canRace ? rounds(6, 40) : rounds(2, 10), seed: 20_261_126, endOnFailure: true },
      );
    });

    /** Two approved questions with answers, comments and votes, a held answer and a held comment, and two questions that wait. */
    async function startAgain(): Promise<{ id: PostId; kind: 'question' | 'answer' | 'comment' }[]> {
      await startAnew(server.db);
      await server.call('cora', 'POST', '/qa/question-lists', { name: 'Best' });
      await server.call('cora', 'POST', '/qa/question-lists', { name: 'Retail' });
      const question = await server.askApproved('ann');
      await server.makeNew('ben');
      await server.answer(question, 'ben');
      await server.comment(question, await server.answer(question, 'eve'), 'ben');
      await settleEverybody(server.db);
      const answer = await server.answer(question, 'ben');
      const comment = await server.comment(question, answer, 'eve');
      await server.comment(question, answer, 'ann', comment);
      await server.answer(await server.askApproved('ben'), 'ann');
      await server.ask('ann');
      await server.ask('ben');
      for (const by of ['ann', 'eve', 'dora'] as const) {
        await server.call(by, 'POST', `/qa/likes/answer/${answer}/like`);
      }
      await report(question, answer);
      await emptyTables(server.db, ['qa_act']);
      const { rows } = await sql<{ id: PostId; kind: 'question' | 'answer' | 'comment' }>`
      select id, kind from qa_post order by id`.execute(server.db);
      return rows;
    }

    /** The question once, and the answer of somebody new until it is held. */
    async function report(question: PostId, answer: PostId): Promise<void> {
      await server.makeNew('ben');
      await server.call('eve', 'POST', `/qa/report/question/${question}`, { reason: 'spam' });
      for (const by of ['ann', 'dora', 'eve'] as const) {
        await server.call(by, 'POST', `/qa/report/answer/${answer}`, { reason: 'spam' });
      }
    }

    async function work(
      at: number,
      steps: readonly Step[],
      posts: Awaited<ReturnType<typeof startAgain>>,
    ): Promise<void> {
      for (const each of steps) {
        server.clock.advance(1);
        await act(at, each, posts).catch((refused: unknown) => {
          // Refused with a sentence: never broken, and nobody waits for somebody who waits for them.
          if (!(refused instanceof AppError)) throw refused;
        });
      }
    }

    const spam = { reason: 'spam', sentence: '', answeredBy: null } as const;

    async function act(at: number, { what, which }: Step, posts: Awaited<ReturnType<typeof startAgain>>) {
      const key = posts[which % posts.length];
      if (key === undefined) return;
      const by = doer(at);
      const question = { ...key, kind: 'question' } as const;
      if (what === 'approve') await approveQuestion(server, by, question.id);
      if (what === 'reject') await rejectQuestion(server, by, question.id, spam);
      const post = { ...key, kind: key.kind === 'comment' ? 'comment' : 'answer' } as const;
      if (what === 'approve post') await approveFirstPost(server, by, post);
      if (what === 'reject post') await rejectFirstPost(server, by, post, spam);
      if (what === 'feature') await featurePost(server, by, key, which % 2 === 0);
      if (what === 'lists')
        await editQuestion(server, by, question.id, {
          questionLists: [[], [1], [2], [1, 2]][which % 4],
          figures: [],
        });
      if (what === 'delete') await deletePost(server, by, key);
      if (what === 'hide') await hidePost(server, by, key, { reason: 'spam', sentence: '' });
      if (what === 'dismiss') await dismissReports(server, by, key);
      if (what === 'limit') {
        const { id } = which % 2 === 0 ? people.ann : people.ben;
        await limitAccount(server, by, id, { reason: 'spam', sentence: '' });
      }
      if (what !== 'undo') return;
      const ids = await listActIds(server.db);
      const id = ids[which % Math.max(1, ids.length)];
      if (id !== undefined) await undoAct(server, by, id);
    }
  },
);

const editorIds = [11, 12, 13, 14, 15].map((id) => accountId.parse(id));

/** One of five who wrote nothing: what an author does with a text of their own is no act of an editor. */
function doer(at: number) {
  const id = editorIds[at % editorIds.length] ?? people.cora.id;
  return { id, isAnalyst: false, isSuperuser: true };
}
