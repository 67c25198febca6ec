import { reportsADay } from '@tenfold/domain/qa';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { people } from '../../../platform/http/calls/people.fixture.ts';
import { recount } from '../nightly/recount.ts';
import type { Member } from '../qa-server.fixture.ts';
import { onAnswerToReport } from './reported-answer.fixture.ts';

const { server, texts, report, withdraw, answersFor, undo, hide, dismiss } = onAnswerToReport();
const stored = async () =>
  (
    await sql<{ reporter: number | null; reason: string; isWithdrawn: boolean; decision: string | null }>`
      select account_id as reporter, reason, withdrawn_at is not null as "isWithdrawn", decision
        from qa_report order by id`.execute(server.db)
  ).rows;

describe('a reader who reports a text', () => {
  test('sees that they did, and nobody else does', async () => {
    expect((await report('ann')).json).toEqual({ is_reported: true });
    expect(await answersFor('ann')).toMatchObject([{ is_reported: true }]);
    for (const by of [null, 'ben', 'eve'] as const) {
      expect(await answersFor(by)).toMatchObject([{ is_reported: false }]);
    }
  });

  test('is counted once, also after they withdrew it: reporting again changes the reason', async () => {
    await report('ann');
    expect((await withdraw('ann')).json).toEqual({ is_reported: false });
    expect(await answersFor('ann')).toMatchObject([{ is_reported: false }]);
    await report('ann', { reason: 'other', sentence: 'It was posted three times.' });
    expect(await stored()).toEqual([
      { reporter: people.ann.id, reason: 'other', isWithdrawn: false, decision: null },
    ]);
  });

  test('chooses a reason for that kind of text, and says what is wrong where it is another', async () => {
    expect((await report('ann', { reason: 'answered' })).status).toBe(422);
    expect((await report('eve', { reason: 'wrong_figure' }, 'question', texts.question)).status).toBe(422);
    expect((await report('ann', { reason: 'other' })).json).toMatchObject({ status: 422 });
    expect(await stored()).toEqual([]);
  });

  test('can’t report what they wrote themselves', async () => {
    expect(await report('ben')).toMatchObject({
      status: 403,
      json: { detail: 'You can’t report what you wrote yourself.' },
    });
  });

  test('is told from when, above the reports of a day', async () => {
    for (let at = 0; at < reportsADay; at += 1) {
      const id = await server.answer(texts.question, 'cora');
      expect((await report('eve', { reason: 'spam' }, 'answer', id)).status).toBe(200);
    }
    const refused = await report('eve');
    expect(refused.status).toBe(429);
    expect(refused.json.detail).toContain('You can report 20 texts a day. You can report again on');
    server.clock.advance(86_400_000);
    expect((await report('eve')).status).toBe(200);
  });
});

describe('three readers with standing who report', () => {
  const reportedByThree = async () => {
    for (const by of ['ann', 'dora', 'eve'] as const) expect((await report(by)).status).toBe(200);
  };

  test('a new account’s answer keep it from others until an editor has looked', async () => {
    await server.makeNew('ben');
    await report('ann');
    await report('dora');
    expect(await answersFor(null)).toHaveLength(1);
    await report('eve');
    expect(await answersFor(null)).toEqual([]);
    const [own] = await answersFor('ben');
    expect(own.hidden).toEqual({
      because: 'Several readers reported it. An editor looks at it before others see it again.',
      is_reported: true,
    });
    expect(
      (await server.call(null, 'GET', `/qa/questions/${texts.question}/log`)).json.question.counters,
    ).toEqual(expect.objectContaining({ answers_count: 0 }));
    expect((await report('cora')).status).toBe(409);
    await withdraw('eve');
    expect(await answersFor(null)).toEqual([]);
    await countersAgree();
  });

  test('a settled account’s answer hide nothing', async () => {
    await reportedByThree();
    expect(await answersFor(null)).toHaveLength(1);
  });

  test('hold nothing where one of them is new', async () => {
    await server.makeNew('ben');
    await server.makeNew('ann');
    await reportedByThree();
    expect(await answersFor(null)).toHaveLength(1);
  });

  test('are told they were right once an editor hides it, and it waits again once that is undone', async () => {
    await server.makeNew('ben');
    await reportedByThree();
    expect((await hide()).status).toBe(200);
    expect((await stored()).map(({ decision }) => decision)).toEqual(['upheld', 'upheld', 'upheld']);
    expect((await report('ann')).status).toBe(404);
    const { rows } =
      await sql`select kind, account_id::int as to from notification where kind = 'post_hidden'`.execute(
        server.db,
      );
    expect(rows).toEqual([{ kind: 'post_hidden', to: people.ben.id }]);
    expect((await undo()).status).toBe(200);
    expect((await stored()).map(({ decision }) => decision)).toEqual([null, null, null]);
    expect((await answersFor('ben'))[0].hidden.is_reported).toBe(true);
    await countersAgree();
  });

  test('leave it as it was once an editor dismisses them, and hold it no second time', async () => {
    await server.makeNew('ben');
    await reportedByThree();
    expect((await dismiss('ann')).status).toBe(403);
    expect((await dismiss()).json).toEqual({ is_dismissed: true });
    expect(await answersFor(null)).toMatchObject([{ id: texts.answer, hidden: null }]);
    expect((await dismiss()).status).toBe(200);
    expect((await report('ann')).json.detail).toBe('An editor already decided on your report.');
    await countersAgree();
    expect((await undo()).status).toBe(200);
    expect(await answersFor(null)).toEqual([]);
    await countersAgree();
  });
});

test('a question that is held is found by its author and editors alone', async () => {
  await server.makeNew('ann');
  for (const by of ['ben', 'dora', 'eve'] as const)
    await report(by, { reason: 'spam' }, 'question', texts.question);
  const status = async (by: Member | null) => {
    await server.changes.look();
    return (await server.call(by, 'GET', `/qa/questions/${texts.question}/log`)).status;
  };
  expect([await status('ann'), await status('cora'), await status('ben'), await status(null)]).toEqual([
    200, 200, 404, 404,
  ]);
  const dismissed = await server.call(
    'cora',
    'POST',
    `/qa/editors/reports/question/${texts.question}/dismiss`,
  );
  expect([dismissed.status, await status(null)]).toEqual([200, 200]);
});

/** Last: they are gone. */
test('the reports of a deleted account stay, of nobody, and so does what was decided', async () => {
  await report('dora');
  await dismiss();
  await report('eve');
  await server.deleteAccount(people.dora.id);
  await server.deleteAccount(people.eve.id);
  expect(await stored()).toMatchObject([
    { reporter: null, decision: 'dismissed' },
    { reporter: null, decision: null },
  ]);
});

async function countersAgree(): Promise<void> {
  const errors: unknown[] = [];
  const log = { error: (...said: unknown[]) => errors.push(said) };
  expect(await recount({ db: server.db, log })).toEqual({ posts: 0, contributors: 0 });
}
