import type { AccountId } from '@tenfold/contract/ids';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnOne } from '../../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import { people } from '../../../platform/http/calls/people.fixture.ts';
import { prune } from '../../../platform/jobs/index.ts';
import { qa } from '../feature.ts';
import { recount } from '../nightly/recount.ts';
import { openQaServer, type QaServer } from '../qa-server.fixture.ts';
import { settleEverybody } from '../questions.fixture.ts';
import { leaveQuestions } from './leave-questions.ts';
import { takeBackVotes } from './take-back-votes.ts';

describeOnOne('the texts and votes of the community', (open) => {
  let server: QaServer;
  const logged: unknown[] = [];
  beforeAll(async () => {
    server = await openQaServer(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    logged.length = 0;
    await emptyTables(server.db, ['qa_post']);
    await emptyTables(server.db, ['qa_contributor'], { idsGoOn: true });
    await settleEverybody(server.db);
  });

  const count = () =>
    recount({ db: server.db, log: { error: (about: unknown) => logged.push(about) } as never });
  const rowsOf = async (table: string, accountId: AccountId = people.eve.id) =>
    (await sql`select * from ${sql.table(table)} where account_id = ${accountId}`.execute(server.db)).rows;

  test('of a person who leaves: texts stay as nobody’s, votes go, and counters follow', async () => {
    const question = await server.askApproved('eve');
    const ownAnswer = await server.answer(question, 'eve', 'Freight.');
    const other = await server.answer(question, 'ben');
    await server.call('ann', 'POST', `/qa/likes/answer/${ownAnswer}/like`);
    for (const by of ['ann', 'eve'] as const) await server.call(by, 'POST', `/qa/likes/answer/${other}/like`);
    await server.call('eve', 'POST', `/qa/follow/question/${question}`);
    await server.call('eve', 'POST', `/qa/bookmark/answer/${other}`);
    await server.call('eve', 'POST', '/qa/drafts/question', { data: { title: 'Why' } });
    await server.call('eve', 'POST', `/qa/follow-contributors/${people.ben.id}`);
    await server.deleteAccount(people.eve.id);

    const { rows } = await sql`
      select text, account_id::int as by, likes from qa_post where kind = 'answer' order by id`.execute(
      server.db,
    );
    expect(rows).toEqual([
      { text: 'Freight.', by: null, likes: 1 },
      { text: expect.any(String), by: people.ben.id, likes: 1 },
    ]);
    for (const table of [
      'qa_vote',
      'qa_follow',
      'qa_bookmark',
      'qa_draft',
      'qa_contributor',
      'qa_follow_contributor',
    ]) {
      expect([table, await rowsOf(table)]).toEqual([table, []]);
    }
    expect(await count()).toEqual({ posts: 0, contributors: 0 });
    // Who left writes nothing more, and others vote on what stays.
    expect((await server.call('eve', 'POST', `/qa/likes/answer/${other}/like`)).status).toBe(401);
    expect(
      (await server.call('ben', 'POST', `/qa/likes/answer/${ownAnswer}/like`)).json.counters.likes_count,
    ).toBe(2);
    expect((await server.call('ben', 'PATCH', `/qa/answers/${ownAnswer}`, { text: 'Mine.' })).status).toBe(
      403,
    );
    expect(await count()).toEqual({ posts: 0, contributors: 0 });
  });

  test('need as many statements to leave however many they are', async () => {
    let statements = 0;
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const leaveWith = async (by: 'ann' | 'ben', texts: number) => {
      for (let written = 0; written < texts; written += 1) {
        const answer = await server.answer(await server.askApproved('dora'), 'cora');
        await server.call(by, 'POST', `/qa/likes/answer/${answer}/like`);
      }
      server.clock.advance(8 * 86_400_000);
      statements = 0;
      await server.db
        .withPlugin(counter)
        .transaction()
        .execute((tx) => leaveQuestions(tx, people[by].id, server.clock.now()));
      return statements;
    };
    expect(await leaveWith('ann', 1)).toBe(await leaveWith('ben', 5));
  });

  test('are counted again each night: what was wrong is mended, and logged', async () => {
    const question = await server.askApproved();
    const answer = await server.answer(question, 'ben');
    await server.call('ann', 'POST', `/qa/likes/answer/${answer}/like`);
    expect(await count()).toEqual({ posts: 0, contributors: 0 });
    expect(logged).toEqual([]);
    await sql`update qa_post set likes = 7, children = 3`.execute(server.db);
    await sql`update qa_contributor set upvotes = 9`.execute(server.db);
    await sql`delete from qa_contributor where account_id = ${people.ann.id}`.execute(server.db);
    await count();
    expect(logged).toHaveLength(2);
    expect(await count()).toEqual({ posts: 0, contributors: 0 });
    const { rows } = await sql`select likes, children from qa_post order by id`.execute(server.db);
    expect(rows).toEqual([
      { likes: 0, children: 1 },
      { likes: 1, children: 0 },
    ]);
    expect(
      (await sql`select upvotes from qa_contributor where account_id = ${people.ben.id}`.execute(server.db))
        .rows,
    ).toEqual([{ upvotes: 1 }]);
  });

  test('are gone a day after they were deleted', async () => {
    const question = await server.askApproved();
    const answer = await server.answer(question, 'ben');
    const remaining = await server.answer(question, 'ben');
    await server.call('ben', 'DELETE', `/qa/answers/${answer}`);
    server.clock.advance(86_399_999);
    await prune(server, qa.prunes);
    const ids = async () =>
      (await sql<{ id: number }>`select id::int from qa_post order by 1`.execute(server.db)).rows.map(
        ({ id }) => id,
      );
    expect(await ids()).toEqual([question, answer, remaining]);
    server.clock.advance(1);
    await prune(server, qa.prunes);
    expect(await ids()).toEqual([question, remaining]);
    expect(await count()).toEqual({ posts: 0, contributors: 0 });
  });

  test('go some hundred at a time where there are many, and a crash between two leaves nothing wrong', async () => {
    const question = await server.askApproved();
    await sql`
      insert into qa_post (kind, question_id, account_id, text, created_at, likes)
      select 'answer', ${question}, ${people.ben.id}, 'Freight ' || n, '2026-08-21', 1 from generate_series(1, 1200) n`.execute(
      server.db,
    );
    await sql`
      insert into qa_vote (post_id, account_id, value, voted_at)
      select id, ${people.dora.id}, 1, '2026-08-21' from qa_post where kind = 'answer'`.execute(server.db);
    await count();
    const votes = async () => (await rowsOf('qa_vote', people.dora.id)).length;
    let left = 1;
    const dying = new Proxy(server.db, {
      get(db, name) {
        if (name !== 'transaction') return Reflect.get(db, name);
        left -= 1;
        if (left < 0) throw new Error('killed');
        return () => db.transaction();
      },
    });
    await expect(takeBackVotes({ ...server, db: dying }, people.dora.id)).rejects.toThrow('killed');
    expect(await votes()).toBe(700);
    expect(await count()).toEqual({ posts: 0, contributors: 0 });
    await takeBackVotes(server, people.dora.id);
    expect(await votes()).toBe(200);
    await server.deleteAccount(people.dora.id);
    expect(await votes()).toBe(0);
    expect(await count()).toEqual({ posts: 0, contributors: 0 });
  });
});
