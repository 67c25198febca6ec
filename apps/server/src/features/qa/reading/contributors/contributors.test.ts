import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../../platform/db/empty-tables.fixture.ts';
import { openedBeforeTests } from '../../../../platform/db/opened-before-tests.fixture.ts';
import { people } from '../../../../platform/http/calls/people.fixture.ts';
import { addAnswer, addComment, addQuestion, addVote } from '../../questions.fixture.ts';
import { openReadingProcess, openReadingServer } from '../reading-server.fixture.ts';

const server = openedBeforeTests(openReadingServer);
let question: PostId;
beforeEach(async () => {
  await emptyTables(
    server.db,
    [
      'qa_post',
      'qa_tag',
      'qa_list',
      'qa_contributor',
      'qa_follow_contributor',
      'qa_points',
      'qa_reward',
      'list',
    ],
    { idsGoOn: true },
  );
  question = await addQuestion(server.db);
});

test('the ten with most upvotes lead, and who deleted their account does not', async () => {
  await sql`insert into account (id, email, created_at) overriding system value
            select number, 'more' || number, now() from generate_series(101, 112) as number`.execute(
    server.db,
  );
  await sql`insert into qa_contributor select number, number from generate_series(101, 112) as number`.execute(
    server.db,
  );
  await sql`delete from account where id = 112`.execute(server.db);
  // Another process, which has kept nothing.
  const { leaderboard } = await (await openReadingProcess(server)).read('/qa/stats/leaderboard');
  expect(leaderboard).toHaveLength(10);
  expect(leaderboard[0]).toMatchObject({
    rank: 1,
    upvotes: 111,
    contributor: { id: 111, full_name: 'Member 111' },
  });
  expect(leaderboard[9]).toMatchObject({ rank: 10, upvotes: 102 });
  await sql`delete from account where id > 100`.execute(server.db);
});

test('who asked or answered is found by any part of their public name, most upvoted first', async () => {
  await sql`update account set first_name = 'Anna', second_name = 'Lee' where id = ${people.ann.id}`.execute(
    server.db,
  );
  await sql`update account set first_name = 'Ben', second_name = 'Annan' where id = ${people.ben.id}`.execute(
    server.db,
  );
  const found = async (typed: string): Promise<string[]> =>
    (await server.read(`/qa/stats/contributors?q=${encodeURIComponent(typed)}`)).contributors.map(
      ({ full_name }: { full_name: string }) => full_name,
    );
  const hidden = await addQuestion(server.db, { status: 'rejected', by: 'ben' });
  await addAnswer(server.db, hidden);
  expect(await found('annan')).toEqual([]);
  const answer = await addAnswer(server.db, question);
  await addVote(server.db, 'ann', answer);
  expect(await found('ann')).toEqual(['Ben Annan', 'Anna Lee']);
  expect(await found('LEE ann')).toEqual(['Anna Lee']);
  expect(await found(' ')).toEqual([]);
});

test('nobody is found by an address that they typed as their name', async () => {
  await sql`update account set first_name = 'secret@example.com', second_name = '' where id = ${people.ann.id}`.execute(
    server.db,
  );
  expect((await server.read('/qa/stats/contributors?q=secret')).contributors).toEqual([]);
  expect((await server.read(`/qa/stats/contributors?q=member+${people.ann.id}`)).contributors).toMatchObject([
    { id: people.ann.id },
  ]);
});

test('a contributor is described by what everybody sees of them', async () => {
  const answer = await addAnswer(server.db, question);
  const hidden = await addQuestion(server.db, { status: 'rejected', by: 'ben' });
  await addAnswer(server.db, hidden);
  await addAnswer(server.db, question, { deleted: true });
  await addVote(server.db, 'ann', answer);
  await sql`update qa_question set best_answer_id = ${answer} where post_id = ${question}`.execute(server.db);
  await sql`update qa_post set featured_at = now() where account_id = ${people.ben.id}`.execute(server.db);
  await sql`insert into qa_follow_contributor values (${people.ben.id}, ${people.ann.id}, now())`.execute(
    server.db,
  );
  const path = `/qa/stats/contributors/${people.ben.id}/info`;
  const counts = {
    questions_count: 0,
    answers_count: 1,
    best_count: 1,
    featured_count: 1,
    featured_questions_count: 1,
    followers_count: 1,
  };
  expect(await server.read(path)).toMatchObject({ ...counts, is_followed: false, is_own: false });
  expect(await server.read(path, 'ann')).toMatchObject({ ...counts, is_followed: true });
  expect(await server.read(path, 'ben')).toMatchObject({
    ...counts,
    is_own: true,
    contributor: { qa_upvotes: 1 },
  });
});

test('who is signed in gets a contributor’s counts as they are', async () => {
  const path = `/qa/stats/contributors/${people.ben.id}/info`;
  await addAnswer(server.db, question);
  expect(await server.read(path)).toMatchObject({ answers_count: 1 });
  await addAnswer(server.db, question);
  expect(await server.read(path, 'ann')).toMatchObject({ answers_count: 2 });
});

test('who only commented is a contributor; oneself is one before anything', async () => {
  const answer = await addAnswer(server.db, question);
  expect((await server.reply('/qa/stats/contributors/3/info', 'ann')).statusCode).toBe(404);
  expect((await server.reply('/qa/stats/contributors/3/info', 'cora')).statusCode).toBe(200);
  await addComment(server.db, question, answer, { by: 'cora' });
  expect((await server.reply('/qa/stats/contributors/3/info', 'ann')).statusCode).toBe(200);
});

test('one’s contribution is the ledger with what counts, and one’s newest questions whatever became of them', async () => {
  const waiting = await addQuestion(server.db, { status: 'waiting_approve' });
  const answer = await addAnswer(server.db, question, { by: 'ann' });
  const lost = await addAnswer(server.db, question, { by: 'ann', deleted: true });
  await sql`
    insert into qa_points (id, account_id, post_id, award, cause, turn, points, is_reversal, reverses, occurred_at, since)
    overriding system value
    values (1, 1, ${question}, 'question', 'question_approved', 1, 5, false, null, '2026-08-01T00:00:00Z', '2026-08-01T00:00:00Z'),
           (2, 1, ${answer}, 'text', 'featured', 1, 10, false, null, '2026-08-02T00:00:00Z', '2026-08-02T00:00:00Z'),
           (3, 1, ${answer}, 'text', 'featured', 1, -10, true, 2, '2026-08-03T00:00:00Z', '2026-08-02T00:00:00Z'),
           (4, 1, ${answer}, 'text', 'featured', 2, 10, false, null, '2026-08-21T00:00:00Z', '2026-08-21T00:00:00Z'),
           (5, 1, ${lost}, 'text', 'best_answer', 1, 10, false, null, '2026-08-04T00:00:00Z', '2026-08-04T00:00:00Z'),
           (6, 1, ${lost}, 'text', 'best_answer', 1, -10, true, 5, '2026-08-05T00:00:00Z', '2026-08-04T00:00:00Z')`.execute(
    server.db,
  );
  const reply = await server.read('/qa/stats/my-contribution', 'ann');
  expect(reply).toMatchObject({ points: 15, counted_points: 5, next_reward: 100, rewards: [], upvotes: 0 });
  expect(reply.entries).toHaveLength(6);
  expect(reply.entries[0]).toMatchObject({ is_reversal: true, post: null });
  expect(reply.entries[2]).toMatchObject({
    points: 10,
    cause: 'featured',
    counts_from: '2026-08-23T00:00:00.000Z',
    post: { question_id: question, answer_id: answer },
  });
  expect(reply.recent_questions.map(({ id }: { id: number }) => id)).toEqual([waiting, question]);
  const others = await server.read('/qa/stats/my-contribution', 'ben');
  expect(others).toMatchObject({ points: 0, entries: [], recent_questions: [] });
});

test('a reward that was reached is not to come again, though points were taken back', async () => {
  await sql`insert into qa_reward (account_id, hundred, state, reached_at)
            values (1, 100, 'waiting', '2026-08-05T00:00:00Z')`.execute(server.db);
  const reply = await server.read('/qa/stats/my-contribution', 'ann');
  expect(reply).toMatchObject({ next_reward: 200, rewards: [{ hundred: 100, state: 'waiting' }] });
});

test('the form offers tags by use, the years until now, thirty items, and to a person what is theirs', async () => {
  await addQuestion(server.db, { tags: ['MARGIN', 'DEBT'] });
  await addQuestion(server.db, { tags: ['DEBT'] });
  await addQuestion(server.db, { tags: ['UNSEEN'], status: 'waiting_approve' });
  await sql`insert into qa_tag values ('BASIC', 'Basic', true, null, now())`.execute(server.db);
  await sql`insert into qa_list (name, created_at) values ('Best of', now())`.execute(server.db);
  await sql`insert into list (account_id, name, created_at, updated_at)
            values (${people.ann.id}, 'Watch', now(), now())`.execute(server.db);
  await sql`insert into qa_follow_contributor values (${people.ben.id}, ${people.ann.id}, now())`.execute(
    server.db,
  );
  const fresh = await openReadingProcess(server);
  const settings = await fresh.read('/qa/settings', 'ann');
  expect(settings.tags.map(({ key }: { key: string }) => key)).toEqual(['BASIC', 'DEBT', 'MARGIN']);
  expect(settings.years[0]).toEqual({ key: '2026', name: '2026' });
  expect(settings.years.at(-1)).toEqual({ key: 'forecast', name: 'Forecast' });
  expect(settings.items).toHaveLength(30);
  expect(settings.question_lists).toMatchObject([{ name: 'Best of' }]);
  expect(settings).toMatchObject({
    my_lists: [{ name: 'Watch' }],
    follow_contributor_ids: [people.ben.id],
    public_name: 'Member 1',
    has_posted: true,
  });
  expect(await fresh.read('/qa/settings')).toMatchObject({
    my_lists: [],
    follow_contributor_ids: [],
    public_name: null,
    has_posted: false,
  });
});

test('analysts see since when nobody answered', async () => {
  const unanswered = await addQuestion(server.db, {
    status: 'with_analysts',
    createdAt: '2026-08-02T09:00:00Z',
  });
  const queue = await server.read('/qa/analysts/queue', 'eve');
  expect(queue.questions).toMatchObject([
    { question: { id: unanswered }, since_datetime: '2026-08-02T09:00:00.000Z' },
  ]);
});
