import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import { openedBeforeTests } from '../../../platform/db/opened-before-tests.fixture.ts';
import { recount } from '../nightly/recount.ts';
import { openQaServer } from '../qa-server.fixture.ts';
import { startAnew } from '../questions.fixture.ts';

describeOnEach('readers who report one text at once, twice each', (open) => {
  const server = openedBeforeTests(async () => openQaServer(await open()));
  let question: PostId;
  let answer: PostId;
  beforeEach(async () => {
    await startAnew(server.db);
    question = await server.askApproved('cora');
    answer = await server.answer(question, 'ben');
    await server.makeNew('ben');
  });

  const report = (by: 'ann' | 'dora' | 'eve') =>
    server.call(by, 'POST', `/qa/report/answer/${answer}`, { reason: 'spam' });
  const counted = async () => {
    const { rows } = await sql<{ reports: number; children: number; isHeld: boolean }>`
      select (select count(*)::int from qa_report) as reports, question.children,
             answer.hidden_because is not distinct from 'reported' as "isHeld"
        from qa_post as question join qa_post as answer on answer.id = ${answer}
       where question.id = ${question}`.execute(server.db);
    return rows[0];
  };
  const agrees = async () => {
    const errors: unknown[] = [];
    const log = { error: (...said: unknown[]) => errors.push(said) };
    expect(await recount({ db: server.db, log })).toEqual({ posts: 0, contributors: 0 });
  };

  test('are counted once each, and hold it once', async () => {
    const replies = await Promise.all(
      ['ann', 'dora', 'eve', 'ann', 'dora', 'eve'].map((by) => report(by as 'ann')),
    );
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await counted()).toEqual({ reports: 3, children: 0, isHeld: true });
    await agrees();
  });

  test('while an editor hides it and another dismisses them: one of the two decides', async () => {
    await Promise.all([
      report('ann'),
      report('dora'),
      server.call('cora', 'POST', `/qa/answers/${answer}/hide`, { reason: 'spam' }),
      report('eve'),
      server.call('cora', 'POST', `/qa/editors/reports/answer/${answer}/dismiss`),
    ]);
    await agrees();
    const { acts } = (await server.call('cora', 'GET', '/qa/acts')).json;
    for (const { id, can_undo } of acts) {
      if (can_undo && acts.length > 0) await server.call('cora', 'POST', `/qa/acts/${id}/undo`);
    }
    await agrees();
    const { rows } = await sql`select from qa_report where decision is not null`.execute(server.db);
    expect(rows).toEqual([]);
  });
});
