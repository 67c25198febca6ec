import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { describeOnOne } from '../../../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../../../platform/db/empty-tables.fixture.ts';
import { openedBeforeTests } from '../../../../platform/db/opened-before-tests.fixture.ts';
import { people } from '../../../../platform/http/calls/people.fixture.ts';
import { forgetNetworks } from '../../nightly/forget-networks.ts';
import { type Member, openQaServer } from '../../qa-server.fixture.ts';
import { settleEverybody } from '../../questions.fixture.ts';

describeOnOne('a reaction', (open) => {
  const server = openedBeforeTests(async () => openQaServer(await open()));
  let question: PostId;
  let answer: PostId;
  beforeEach(async () => {
    await emptyTables(server.db, ['qa_post', 'qa_follow_contributor']);
    await emptyTables(server.db, ['qa_contributor', 'qa_vote_cast'], { idsGoOn: true });
    await settleEverybody(server.db);
    server.addresses.eve = '203.0.113.5';
    question = await server.askApproved();
    answer = await server.answer(question);
  });

  const react = async (by: Member, what: 'like' | 'dislike', body?: object, path = `answer/${answer}`) => {
    const { status, json } = await server.call(by, 'POST', `/qa/likes/${path}/${what}`, body);
    return status === 200 ? [json.reaction, json.counters.likes_count, json.counters.dislikes_count] : status;
  };
  const upvotes = async () =>
    (
      await sql<{ id: number; upvotes: number }>`
        select account_id::int as id, upvotes from qa_contributor where upvotes <> 0 order by 1`.execute(
        server.db,
      )
    ).rows;

  test('is one of three a person: liked, disliked, or neither; a click on the same takes it back', async () => {
    expect(await react('ann', 'like')).toEqual([1, 1, 0]);
    expect(await react('eve', 'like')).toEqual([1, 2, 0]);
    expect(await react('ann', 'dislike')).toEqual([-1, 1, 1]);
    expect(await react('ann', 'dislike')).toEqual([0, 1, 0]);
    expect(await upvotes()).toEqual([{ id: people.ben.id, upvotes: 1 }]);
  });

  test('that says what it wants can be sent twice', async () => {
    expect(await react('ann', 'like', { is_on: true })).toEqual([1, 1, 0]);
    expect(await react('ann', 'like', { is_on: true })).toEqual([1, 1, 0]);
    expect(await react('ann', 'dislike', { is_on: false })).toEqual([1, 1, 0]);
    expect(await react('ann', 'like', { is_on: false })).toEqual([0, 0, 0]);
    expect(await react('ann', 'like', { is_on: false })).toEqual([0, 0, 0]);
  });

  test('to one’s own text is refused, and to what waits as well', async () => {
    expect(await server.call('ben', 'POST', `/qa/likes/answer/${answer}/like`)).toMatchObject({
      status: 403,
      json: { detail: 'You can’t vote on what you wrote yourself.' },
    });
    const waiting = await server.ask('ben');
    expect(await react('ann', 'like', {}, `question/${waiting}`)).toBe(404);
    expect(await react('cora', 'like', {}, `question/${waiting}`)).toBe(409);
    expect(await react('ann', 'like', {}, `comment/${answer}`)).toBe(404);
  });

  test('counts for its author as long as the text is there', async () => {
    await react('ann', 'like');
    await react('eve', 'like');
    await server.call('ben', 'DELETE', `/qa/answers/${answer}`);
    expect(await upvotes()).toEqual([]);
    await server.call('ben', 'POST', `/qa/answers/${answer}/restore`);
    expect(await upvotes()).toEqual([{ id: people.ben.id, upvotes: 2 }]);
  });

  test('keeps for 90 days a hash of the network it came from, the same for all who share it', async () => {
    server.addresses.eve = server.addresses.ann;
    await react('ann', 'like');
    await react('eve', 'like');
    const hashes = async () =>
      (
        await sql<{ hash: string | null }>`select encode(network_hash, 'hex') as hash from qa_vote`.execute(
          server.db,
        )
      ).rows;
    const [one, other] = await hashes();
    expect(one?.hash).toMatch(/^[0-9a-f]{32}$/);
    expect(other).toEqual(one);
    server.clock.advance(90 * 86_400_000 - 1);
    await forgetNetworks(server);
    expect(await hashes()).toEqual([one, other]);
    server.clock.advance(1);
    await forgetNetworks(server);
    expect(await hashes()).toEqual([{ hash: null }, { hash: null }]);
    expect((await sql`select from qa_post where network_hash is not null`.execute(server.db)).rows).toEqual(
      [],
    );
  });

  const castOnFreshAnswers = async (times: number) => {
    for (let cast = 0; cast < times; cast += 1) {
      const fresh = await server.answer(question, cast % 2 === 0 ? 'ben' : 'eve');
      expect(await react('ann', 'like', {}, `answer/${fresh}`)).toEqual([1, 1, 0]);
    }
  };

  test('is given thirty times in 24 hours, and taken back without getting one back', async () => {
    await castOnFreshAnswers(29);
    expect(await react('ann', 'like')).toEqual([1, 1, 0]);
    expect(await react('ann', 'like')).toEqual([0, 0, 0]);
    expect(await server.call('ann', 'POST', `/qa/likes/answer/${answer}/dislike`)).toMatchObject({
      status: 429,
      json: { detail: expect.stringMatching(/^You can vote 30 times a day. You can vote again on [A-Z]/) },
    });
    expect(await react('eve', 'dislike')).toEqual([-1, 0, 1]);
    server.clock.advance(86_400_000);
    expect(await react('ann', 'dislike')).toEqual([-1, 0, 2]);
  });

  test('is refused above thirty also where two tabs send the last one at once', async () => {
    await castOnFreshAnswers(29);
    const other = await server.answer(question);
    const both = await Promise.all([react('ann', 'like'), react('ann', 'like', {}, `answer/${other}`)]);
    expect(both).toContain(429);
    expect(both).toContainEqual([1, 1, 0]);
  });

  const notCounted = async () =>
    (
      await sql<{ why: string | null }>`select not_counted as why from qa_vote order by account_id`.execute(
        server.db,
      )
    ).rows.map(({ why }) => why);

  test('from a network of the author or a new account is shown and does not count, also once networks are forgotten', async () => {
    server.addresses.eve = server.addresses.ben;
    const joined = new Date(server.clock.now().getTime() - 3 * 86_400_000 + 1);
    await sql`update account set created_at = ${joined} where id = ${people.ann.id}`.execute(server.db);
    await react('ann', 'like');
    await react('cora', 'like');
    expect(await react('eve', 'like')).toEqual([1, 3, 0]);
    server.clock.advance(91 * 86_400_000);
    await forgetNetworks(server);
    expect(await notCounted()).toEqual(['new_account', null, 'own_network']);
    await sql`update account set created_at = '2026-01-01' where id = ${people.ann.id}`.execute(server.db);
  });

  test('from a network where the author only voted does not count either', async () => {
    const own = server.addresses.ben;
    server.addresses.ben = server.addresses.eve;
    await server.call('ben', 'POST', `/qa/likes/question/${question}/like`);
    server.addresses.ben = own;
    await react('eve', 'like');
    expect(await notCounted()).toEqual([null, 'own_network']);
  });

  test.each(['follow', 'bookmark'])('as a %s is on, off, or what is asked for', async (mark) => {
    const click = async (body?: object, path = `question/${question}`) => {
      const { status, json } = await server.call('ben', 'POST', `/qa/${mark}/${path}`, body);
      return status === 200 ? json[mark] : status;
    };
    expect([
      await click(),
      await click(),
      await click({ is_on: true }),
      await click({ is_on: true }),
    ]).toEqual([true, false, true, true]);
    expect(await click({ is_on: false })).toBe(false);
    expect(await click({}, `answer/${answer}`)).toBe(true);
    expect(await click({}, `comment/${answer}`)).toBe(422);
    expect(await click({}, `question/${await server.ask('ann')}`)).toBe(404);
  });

  test('follows a contributor who has something to read, and never oneself', async () => {
    const follow = async (by: Member, id: number, body?: object) => {
      const { status, json } = await server.call(by, 'POST', `/qa/follow-contributors/${id}`, body);
      return status === 200 ? json.follow_contributor_ids : status;
    };
    await server.ask('eve');
    expect(await follow('ann', people.ben.id)).toEqual([people.ben.id]);
    expect(await follow('ann', people.ben.id, { is_on: true })).toEqual([people.ben.id]);
    expect(await follow('ann', people.ben.id)).toEqual([]);
    // Whose only question waits is as nobody.
    expect([await follow('ann', people.eve.id), await follow('ann', 999)]).toEqual([404, 404]);
    expect(await follow('ann', people.ann.id)).toBe(403);
  });
});
