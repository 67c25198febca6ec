import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnOne } from '../../../../platform/db/databases-fixture.ts';
import { people } from '../../../../platform/http/calls/people.fixture.ts';
import { addAnswer, addQuestion, touch } from '../../questions.fixture.ts';
import { openReadingProcess, openReadingServer, type ReadingServer } from '../reading-server.fixture.ts';
import { ThreadCache } from './thread-cache.ts';

describeOnOne('what a process keeps of questions', (open) => {
  let server: ReadingServer;
  let other: Awaited<ReturnType<typeof openReadingProcess>>;
  let question: PostId;
  beforeAll(async () => {
    server = await openReadingServer(await open());
    other = await openReadingProcess(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    question = await addQuestion(server.db);
  });

  const answersIn = async (by: 'ann' | null) =>
    (await other.reply(`/qa/questions/${question}/log`, by)).json().question.answers.length;

  test('a change by another process is known a second later, and at once to who is signed in', async () => {
    expect(await answersIn(null)).toBe(0);
    await addAnswer(server.db, question);
    expect(await answersIn('ann')).toBe(1);
    await other.changes.look();
    expect(await answersIn(null)).toBe(1);
  });

  test('a question that another process hides is found by nobody a second later', async () => {
    expect(await answersIn(null)).toBe(0);
    await sql`update qa_question set status = 'rejected' where post_id = ${question}`.execute(server.db);
    await touch(server.db, question);
    expect((await other.reply(`/qa/questions/${question}/log`, 'ben')).statusCode).toBe(404);
    await other.changes.look();
    for (const path of [`/qa/questions/${question}/log`, `/qa/answers?question_id=${question}`]) {
      expect((await other.reply(path)).statusCode).toBe(404);
    }
  });

  test('a new name of an author is on their questions a second later', async () => {
    const nameIn = async () => (await other.read(`/qa/questions/${question}/log`)).question.author.full_name;
    expect(await nameIn()).toBe('Member 1');
    await sql`update account set first_name = 'Ann', second_name = 'Archer' where id = ${people.ann.id}`.execute(
      server.db,
    );
    expect(await nameIn()).toBe('Ann Archer');
    await sql`update account set first_name = '', second_name = '' where id = ${people.ann.id}`.execute(
      server.db,
    );
  });

  test('without news of changes a question is read again for each request', async () => {
    let uptime = 100_000;
    const threads = new ThreadCache(server.db, () => uptime);
    const first = await threads.find(question);
    expect(await threads.find(question)).toBe(first);
    uptime += 2_999;
    expect(await threads.find(question)).toBe(first);
    uptime += 1;
    expect(await threads.find(question)).not.toBe(first);
    await threads.changes.look();
    await threads.accountChanges.look();
    uptime += 2_999;
    expect(await threads.find(question)).toBe(await threads.find(question));
  });

  test('many changes of others leave it in memory', async () => {
    const threads = new ThreadCache(server.db);
    const cached = await threads.find(question);
    const another = await addQuestion(server.db);
    for (let look = 0; look < 3; look += 1) {
      await touch(server.db, another);
      await sql`update account set bio = ${`Bio ${look}`} where id = ${people.dora.id}`.execute(server.db);
      await threads.changes.look();
      await threads.accountChanges.look();
    }
    expect(await threads.find(question)).toBe(cached);
  });

  test('counters beside the texts are read again after a minute, though no vote changes a version', async () => {
    let uptime = 100_000;
    const threads = new ThreadCache(server.db, () => uptime);
    await threads.find(question);
    await sql`update qa_post set likes = 7 where id = ${question}`.execute(server.db);
    for (let second = 0; second < 59; second += 1) {
      uptime += 1_000;
      await threads.changes.look();
      await threads.accountChanges.look();
    }
    expect((await threads.find(question))?.question.likes).toBe(0);
    uptime += 1_001;
    expect((await threads.find(question))?.question.likes).toBe(7);
  });
});
