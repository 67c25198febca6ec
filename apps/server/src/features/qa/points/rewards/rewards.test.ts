import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnOne } from '../../../../platform/db/databases-fixture.ts';
import { people } from '../../../../platform/http/calls/people.fixture.ts';
import { settleDueQuestions } from '../../life/settle-due-questions.ts';
import { forgetNetworks } from '../../nightly/forget-networks.ts';
import { type Member, openQaServer, type QaServer } from '../../qa-server.fixture.ts';
import { recountPoints } from '../recount-points.ts';
import { findRewards } from './find-rewards.ts';
import { handOverRewards } from './hand-over.ts';

const hour = 3_600_000;
const day = 24 * hour;

describeOnOne('a reward', (open) => {
  let server: QaServer;
  beforeEach(async () => {
    server = await openQaServer(await open());
    await sql`update account set plan = 'light' where id = ${people.ben.id}`.execute(server.db);
    server.addresses.dora = server.addresses.ann;
  });
  afterEach(() => server.close());

  /** What the loops of a worker do. */
  const work = async () => {
    await settleDueQuestions(server);
    await findRewards(server);
    await handOverRewards(async () => server, server.db);
  };
  const pass = async (ms: number) => {
    server.clock.advance(ms);
    await work();
  };
  const rewards = async () => {
    const { rows } = await sql`
      select account_id as "of", hundred, state, doubts, granted_at is not null as "isGranted"
        from qa_reward order by id`.execute(server.db);
    return rows;
  };
  const grants = async () => {
    const { rows } = await sql<{ line: string }>`
      select object || ' ' || what as line from billing_entry order by id`.execute(server.db);
    return rows.map(({ line }) => line);
  };
  const feature = (answer: number, isOn = true) =>
    server.call('cora', 'POST', `/qa/answers/${answer}/featured`, { is_on: isOn });
  /** Ten points each, by an editor’s decision. */
  const earn = async (times: number, by: Member = 'ben') => {
    const question = await server.askApproved();
    const answers: number[] = [];
    for (let done = 0; done < times; done += 1) {
      const answer = await server.answer(question, by);
      await feature(answer);
      answers.push(answer);
    }
    return answers;
  };
  /** Ten points each, by the votes of the same few. */
  const beVoted = async (times: number, voters: readonly Member[]) => {
    for (let done = 0; done < times; done += 1) {
      const question = await server.askApproved('ann');
      const answer = await server.answer(question, 'ben');
      for (const by of voters)
        await server.call(by, 'POST', `/qa/likes/answer/${answer}/like`, { is_on: true });
    }
    await pass(7 * day);
  };

  test('is a free year 48 hours after the hundredth point, once however often it is looked for', async () => {
    await earn(10);
    await pass(48 * hour - 1);
    expect(await rewards()).toEqual([]);
    await pass(1);
    expect(await rewards()).toEqual([{ of: 2, hundred: 100, state: 'given', doubts: [], isGranted: true }]);
    expect(await grants()).toEqual(['reward/100 granted']);
    await Promise.all([work(), work()]);
    await pass(day);
    expect(await rewards()).toHaveLength(1);
    expect(await grants()).toHaveLength(1);
    const { rows } = await sql`select subject from notification where kind = 'reward'`.execute(server.db);
    expect(rows).toEqual([{ subject: '100' }]);
  });

  test('is not given for points that were taken back before they counted', async () => {
    const [answer = 0] = await earn(10);
    server.clock.advance(47 * hour);
    await feature(answer, false);
    await pass(day);
    expect(await rewards()).toEqual([]);
  });

  test('stays when points are taken back later, and isn’t given again when they come back', async () => {
    const [answer = 0] = await earn(10);
    await pass(48 * hour);
    await feature(answer, false);
    await pass(48 * hour);
    await feature(answer);
    await pass(48 * hour);
    expect(await rewards()).toHaveLength(1);
    await earn(10);
    await pass(48 * hour);
    expect(await rewards()).toMatchObject([{ hundred: 100 }, { hundred: 200 }]);
    expect(await grants()).toHaveLength(2);
  });

  test('of few voters waits for an editor, whose yes gives it', async () => {
    await beVoted(10, ['ann', 'dora']);
    await pass(48 * hour);
    expect(await rewards()).toMatchObject([{ of: 2, state: 'waiting', isGranted: false }]);
    expect(await grants()).toEqual([]);
    const { json } = await server.call('cora', 'GET', '/qa/rewards');
    const [waiting] = json.rewards;
    expect(waiting).toMatchObject({
      hundred: 100,
      doubts: expect.arrayContaining(['few_voters', 'one_network']),
    });
    const decide = (isGiven: boolean) =>
      server.call('cora', 'POST', `/qa/rewards/${waiting.id}/decide`, { is_given: isGiven });
    expect(await decide(true)).toMatchObject({ status: 200, json: { state: 'given' } });
    expect(await decide(true)).toMatchObject({ status: 200 });
    expect(await decide(false)).toMatchObject({ status: 409 });
    await work();
    expect(await grants()).toHaveLength(1);
  });

  test('by votes whose networks are forgotten waits for an editor, as they may have been one', async () => {
    await beVoted(10, ['ann', 'dora', 'cora', 'eve']);
    await sql`
      update qa_vote set network_hash = decode(lpad(to_hex(account_id), 32, '0'), 'hex')`.execute(server.db);
    server.clock.advance(90 * day);
    await forgetNetworks(server);
    await findRewards(server);
    expect(await rewards()).toMatchObject([
      { state: 'waiting', doubts: expect.arrayContaining(['unknown_networks']) },
    ]);
  });

  test('that an editor refuses is never given', async () => {
    await beVoted(10, ['ann', 'dora']);
    await pass(48 * hour);
    const { json } = await server.call('cora', 'GET', '/qa/rewards');
    await server.call('cora', 'POST', `/qa/rewards/${json.rewards[0].id}/decide`, { is_given: false });
    await pass(day);
    expect(await rewards()).toMatchObject([{ state: 'refused', isGranted: false }]);
    expect(await grants()).toEqual([]);
  });

  test('that can’t be found now keeps no other from being found, and is found a minute later', async () => {
    await earn(10, 'ben');
    await earn(10, 'dora');
    server.clock.advance(48 * hour);
    const failed: unknown[] = [];
    let transactions = 0;
    const db = new Proxy(server.db, {
      get: (target, name) => {
        if (name === 'transaction' && transactions++ === 0) throw new Error('away');
        const found = Reflect.get(target, name);
        return typeof found === 'function' ? found.bind(target) : found;
      },
    });
    const log = { error: (about: unknown) => failed.push(about) } as never;
    await findRewards({ ...server, db, log });
    expect(failed).toMatchObject([{ account: people.ben.id, err: { message: 'away' } }]);
    expect(await rewards()).toMatchObject([{ of: people.dora.id, hundred: 100 }]);
    await findRewards(server);
    expect(await rewards()).toMatchObject([{ of: people.dora.id }, { of: people.ben.id, hundred: 100 }]);
  });

  test('that billing can’t take now is handed over later', async () => {
    await earn(10);
    server.clock.advance(48 * hour);
    await findRewards(server);
    const away = { ...server, db: { ...server.db } as never };
    await handOverRewards(async () => away, server.db);
    expect(await rewards()).toMatchObject([{ state: 'given', isGranted: false }]);
    await work();
    expect(await rewards()).toMatchObject([{ isGranted: true }]);
  });

  test('stands on a ledger in which a recount finds nothing, and adds what is missing', async () => {
    await earn(3);
    const log = { error: () => undefined };
    expect(await recountPoints({ ...server, log })).toBe(0);
    await sql`delete from qa_points where id = (select max(id) from qa_points)`.execute(server.db);
    expect(await recountPoints({ ...server, log })).toBe(1);
    expect(await recountPoints({ ...server, log })).toBe(0);
  });
});
