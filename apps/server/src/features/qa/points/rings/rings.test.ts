import type { AccountId, PostId } from '@tenfold/contract/ids';
import { type KyselyPlugin, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnOne } from '../../../../platform/db/databases-fixture.ts';
import { people } from '../../../../platform/http/calls/people.fixture.ts';
import { settleDueQuestions } from '../../life/settle-due-questions.ts';
import { recount } from '../../nightly/recount.ts';
import { openQaServer, type QaServer } from '../../qa-server.fixture.ts';
import { recountPoints } from '../recount-points.ts';
import { findRewards } from '../rewards/find-rewards.ts';
import { lookForRings } from './find-rings.ts';
import { listHeldAwards } from './held-awards.ts';

const day = 24 * 3_600_000;

describeOnOne('two who vote for each other', (open) => {
  let server: QaServer;
  /** Five of Ben’s, best by Ann’s vote alone. Of the first question Ann’s own has a vote of Eve and would be the next. */
  let answers: PostId[];
  beforeEach(async () => {
    server = await openQaServer(await open());
    await addCrowd();
    answers = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const question = await server.askApproved('cora');
      const answer = await server.answer(question, 'ben');
      await server.answer(question, 'ann', `Because of stock, ${turn}.`);
      answers.push(answer);
      await like('ann', answer);
    }
    await voteBack();
    server.clock.advance(8 * day);
    await settleDueQuestions(server);
    await lookForRings(server);
  });
  afterEach(() => server.close());

  const like = (by: 'ann' | 'ben' | 'dora' | 'eve', answer: PostId, isOn = true) =>
    server.call(by, 'POST', `/qa/likes/answer/${answer}/like`, { is_on: isOn });

  /** Ben votes for what Ann answered, where it changes nothing. */
  async function voteBack(): Promise<void> {
    const { rows } = await sql<{ id: PostId }>`
      select id from qa_post where kind = 'answer' and account_id = ${people.ann.id} order by id`.execute(
      server.db,
    );
    const [first, ...others] = rows.map(({ id }) => id);
    if (first !== undefined) await like('eve', first);
    for (const id of others) await like('ben', id);
  }

  /** Two hundred others, each with a vote for one of ten authors: beside them chance has a meaning. */
  async function addCrowd(): Promise<void> {
    const at = server.clock.now();
    await sql`
      insert into account (email, created_at) select 'crowd' || n || '@example.com', '2026-01-01' from generate_series(1, 210) n`.execute(
      server.db,
    );
    await sql`
      insert into qa_post (kind, account_id, text, created_at, likes)
      select 'question', id, '', ${at}, 20 from account where email like 'crowd%' order by id limit 10`.execute(
      server.db,
    );
    await sql`
      insert into qa_vote (post_id, account_id, value, voted_at)
      select post.id, voter.id, 1, ${at} from account voter
        join (select id, row_number() over (order by id) as place from qa_post) post on voter.id % 10 + 1 = place
       where voter.email like 'crowd%'
         and voter.id not in (select account_id from qa_post)`.execute(server.db);
  }

  const ownPoints = async (by: 'ann' | 'ben' = 'ben') => {
    const { json } = await server.call(by, 'GET', '/qa/stats/my-contribution');
    return [json.points, json.counted_points, json.held_points];
  };
  const rings = async () => (await server.call('cora', 'GET', '/qa/vote-rings')).json.rings;
  const decide = (isTakenBack: boolean, by: 'cora' | 'dora' = 'cora') =>
    server.call(by, 'POST', '/qa/vote-rings/1/decide', { is_taken_back: isTakenBack });
  const ledger = async () => {
    const { rows } = await sql<{ line: string }>`
      select account_id || ' ' || points || ' ' || cause as line from qa_points where cause = 'best_answer' order by id`.execute(
      server.db,
    );
    return rows.map(({ line }) => line);
  };
  const agree = async () => {
    const log = { error: () => undefined };
    expect(await recountPoints({ ...server, log })).toBe(0);
    expect((await recount({ ...server, log })).posts).toBe(0);
  };

  test('are found once, with what says so, and their points are held', async () => {
    server.clock.advance(2 * day);
    await lookForRings(server);
    const [ring, ...others] = await rings();
    expect(others).toEqual([]);
    expect(ring).toMatchObject({
      state: 'open',
      kinds: ['pair'],
      votes_inside: 9,
      votes_cast: 9,
      soon: 9,
      from_one_network: 0,
    });
    expect(ring.members.map(({ held_points }: { held_points: number }) => held_points)).toEqual([50, 0]);
    expect(await ownPoints()).toEqual([50, 0, 50]);
  });

  test('have their five held awards read in as many statements as one', async () => {
    const statements = async (accountId: AccountId | null) => {
      let count = 0;
      const counting: KyselyPlugin = {
        transformQuery: ({ node }) => {
          count += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      };
      const held = await listHeldAwards(server.db.withPlugin(counting), accountId, server.clock.now());
      return { count, held: held.length };
    };
    const ofAll = await statements(null);
    expect(ofAll.held).toBe(5);
    await sql`update qa_question set best_answer_id = null where best_answer_id <> ${answers[0]}`.execute(
      server.db,
    );
    expect(await statements(people.ben.id)).toEqual({ count: ofAll.count, held: 1 });
  });

  test('of two groups with a member in common, points are held for the one whose votes they rest on', async () => {
    const evidence = (await sql<{ evidence: object }>`select evidence from qa_ring`.execute(server.db))
      .rows[0]?.evidence;
    await sql`
      with other as (insert into qa_ring (evidence, found_at)
                     values (${JSON.stringify(evidence)}::jsonb, ${server.clock.now()}) returning id)
      insert into qa_ring_member select other.id, member.id from other,
             unnest(${[people.ben.id, people.eve.id]}::bigint[]) as member (id)`.execute(server.db);
    const held = (await rings()).map(({ members }: { members: { held_points: number }[] }) =>
      members.reduce((sum, { held_points }) => sum + held_points, 0),
    );
    expect(held).toEqual([50, 0]);
  });

  test('earn no reward by what is held, and earn it once it is released', async () => {
    const question = await server.askApproved('cora');
    for (let given = 0; given < 5; given += 1) {
      const answer = await server.answer(question, 'ben');
      await server.call('cora', 'POST', `/qa/answers/${answer}/featured`, { is_on: true });
    }
    server.clock.advance(3 * day);
    const rewards = async () => {
      await findRewards(server);
      return (await sql`select hundred from qa_reward`.execute(server.db)).rows;
    };
    expect(await rewards()).toEqual([]);
    expect(await decide(false)).toMatchObject({ status: 200, json: { state: 'released' } });
    expect(await ownPoints()).toEqual([100, 100, 0]);
    expect(await rewards()).toEqual([{ hundred: 100 }]);
    await agree();
  });

  test('lose the points by entries of the ledger, and have them back by the other decision', async () => {
    expect(await decide(true)).toMatchObject({ status: 200, json: { state: 'taken_back' } });
    expect([(await ownPoints())[0], (await ownPoints('ann'))[0]]).toEqual([0, 10]);
    expect((await ledger()).slice(5).toSorted()).toEqual(['1 10 best_answer', ...lost]);
    await agree();
    expect(await decide(true)).toMatchObject({ status: 200 });
    expect(await ledger()).toHaveLength(11);
    expect(await decide(false)).toMatchObject({ status: 200 });
    expect([(await ownPoints())[0], (await ownPoints('ann'))[0]]).toEqual([50, 0]);
    await agree();
    await lookForRings(server);
    expect(await rings()).toMatchObject([{ state: 'released' }]);
  });

  test('have what was decided in the history, undone by it as long as it stands', async () => {
    const acts = async () => (await server.call('cora', 'GET', '/qa/acts?mine=true')).json.acts;
    const undo = async (id: number, by: 'cora' | 'dora' = 'cora') =>
      (await server.call(by, 'POST', `/qa/acts/${id}/undo`)).status;
    const held = await ownPoints();
    await decide(false);
    server.clock.advance(1_000);
    await decide(true);
    const [takenBack, released] = await acts();
    expect(takenBack).toMatchObject({ kind: 'votes_taken_back', points: -40, post: null, can_undo: true });
    expect(takenBack.group.map(({ id }: { id: number }) => id).toSorted()).toEqual([
      people.ann.id,
      people.ben.id,
    ]);
    expect(released).toMatchObject({ kind: 'votes_released', points: 0 });
    expect(await undo(released.id)).toBe(409);
    expect(await undo(takenBack.id, 'dora')).toBe(200);
    expect(await ownPoints()).toEqual([50, 0, 0]);
    expect(await rings()).toMatchObject([{ state: 'released' }]);
    expect(await undo(released.id)).toBe(200);
    expect(await rings()).toMatchObject([{ state: 'open', decided_at: null }]);
    expect(await ownPoints()).toEqual(held);
    await agree();
  });

  test('take no vote out of reach by taking it back or deleting an account', async () => {
    for (const answer of answers) await like('ann', answer, false);
    await server.deleteAccount(people.ann.id);
    expect((await ownPoints())[2]).toBe(50);
    await decide(true);
    expect((await ownPoints())[0]).toBe(0);
    await agree();
  });

  test('are not decided on by themselves, and what is no group isn’t there', async () => {
    await sql`insert into qa_ring_member values (1, ${people.cora.id})`.execute(server.db);
    expect(await decide(true)).toMatchObject({ status: 403 });
    expect(await decide(true, 'dora')).toMatchObject({ status: 200 });
    expect(await server.call('cora', 'POST', '/qa/acts/6/undo')).toMatchObject({ status: 403 });
    expect(
      await server.call('cora', 'POST', '/qa/vote-rings/9/decide', { is_taken_back: true }),
    ).toMatchObject({ status: 404 });
    expect(await server.call('ben', 'GET', '/qa/vote-rings')).toMatchObject({ status: 403 });
  });

  test('have votes of later questions marked as well, from the moment these close', async () => {
    await decide(true);
    const question = await server.askApproved('cora');
    const answer = await server.answer(question, 'ben');
    await like('ann', answer);
    server.clock.advance(8 * day);
    await settleDueQuestions(server);
    expect((await ownPoints())[0]).toBe(0);
    await agree();
  });

  const lost = Array.from({ length: 5 }, () => `${people.ben.id} -10 best_answer`);
});
