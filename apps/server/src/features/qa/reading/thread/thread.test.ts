import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../../../../platform/db/empty-tables.fixture.ts';
import { openedBeforeTests } from '../../../../platform/db/opened-before-tests.fixture.ts';
import { people } from '../../../../platform/http/calls/people.fixture.ts';
import { addAnswer, addComment, addQuestion, addVote, touch } from '../../questions.fixture.ts';
import { openReadingServer } from '../reading-server.fixture.ts';

const server = openedBeforeTests(openReadingServer);
let question: PostId;
beforeEach(async () => {
  await emptyTables(server.db, ['qa_post', 'qa_tag', 'qa_contributor', 'qa_points'], { idsGoOn: true });
  await server.changes.look();
  question = await addQuestion(server.db, { tags: ['MARGIN'] });
});

const log = (by: keyof typeof people | null = null, query = '') =>
  server.read(`/qa/questions/${question}/log${query}`, by);

test('a question comes with its companies, tags, answers and first comments, and what happened to it', async () => {
  const answer = await addAnswer(server.db, question);
  const comment = await addComment(server.db, question, answer);
  await addVote(server.db, 'ann', answer);
  const reply = await log();
  expect(reply.question).toMatchObject({
    id: question,
    title: 'Why did the margin fall in 2025?',
    companies: ['ACME'],
    tags: [{ key: 'MARGIN', name: 'MARGIN', default: false }],
    status: 'open',
    is_own: false,
    reaction: 0,
    author: { id: people.ann.id, full_name: 'Member 1', is_analyst: false },
    counters: { likes_count: 0, dislikes_count: 0, answers_count: 1 },
  });
  expect(reply.question.answers).toMatchObject([
    {
      id: answer,
      text: 'Freight cost more.',
      author: { id: people.ben.id, qa_upvotes: 1 },
      counters: { likes_count: 1, comments_count: 1 },
      comments: [{ id: comment, answer_id: answer, reply_comment_id: null }],
    },
  ]);
  expect(reply.actions.map(({ action }: { action: string }) => action)).toEqual(['asked', 'approved']);
  expect(reply.next).toBeNull();
});

test('nobody reads the address of who writes, even where it is their name', async () => {
  await sql`update account set first_name = 'ann@example.com', bio = 'Buys shops and holds them for long'
             where id = ${people.ann.id}`.execute(server.db);
  await server.changes.look();
  const text = JSON.stringify(await log());
  expect(text).not.toContain('@example.com');
  expect(text).not.toContain('holds them');
  await sql`update account set first_name = '', bio = '' where id = ${people.ann.id}`.execute(server.db);
});

test('what a deleted account wrote stays, under no name', async () => {
  await sql`update qa_post set account_id = null`.execute(server.db);
  await touch(server.db, question);
  await server.changes.look();
  expect((await log()).question.author).toMatchObject({ id: null, full_name: 'Deleted account' });
});

describe('own votes, follows and bookmarks', () => {
  test('are in the answer to whom they belong, with the counters of that moment, and in no other', async () => {
    const answer = await addAnswer(server.db, question);
    await log();
    await addVote(server.db, 'ann', answer, -1);
    await addVote(server.db, 'cora', answer);
    await sql`insert into qa_follow values (${answer}, ${people.ann.id}, now())`.execute(server.db);
    await sql`insert into qa_bookmark values (${question}, ${people.ann.id}, now())`.execute(server.db);
    const own = (await log('ann')).question;
    expect(own).toMatchObject({ is_own: true, bookmark: true, follow: false });
    expect(own.answers[0]).toMatchObject({
      reaction: -1,
      follow: true,
      bookmark: false,
      counters: { likes_count: 1, dislikes_count: 1 },
    });
    for (const by of ['ben', null, 'eve'] as const) {
      const others = (await log(by)).question;
      expect([others.bookmark, others.answers[0].follow, others.answers[0].reaction]).toEqual([
        false,
        false,
        0,
      ]);
    }
  });

  test('leave the reply to others byte for byte as it was', async () => {
    await addAnswer(server.db, question);
    const before = await server.reply(`/qa/questions/${question}/log`);
    await addVote(server.db, 'ann', question);
    await server.changes.look();
    const after = await server.reply(`/qa/questions/${question}/log`, null, {
      'if-none-match': String(before.headers.etag),
    });
    expect(after.statusCode).toBe(304);
    expect((await log('ben')).question.counters.likes_count).toBe(0);
    const counted = await server.read(`/qa/questions/${question}/counters`);
    expect(counted.posts[0]).toMatchObject({ id: question, likes_count: 1 });
  });
});

describe('answers', () => {
  const ids = (answers: readonly { id: number }[]) => answers.map(({ id }) => id);

  async function addAnswers(many: number): Promise<PostId[]> {
    const added: PostId[] = [];
    for (let number = 0; number < many; number += 1) added.push(await addAnswer(server.db, question));
    return added;
  }

  test('the best comes first, then what editors feature, then those with most upvotes, then the earlier', async () => {
    const [plain, liked, featured, best] = (await addAnswers(4)) as [PostId, PostId, PostId, PostId];
    await addVote(server.db, 'ann', liked);
    await sql`update qa_post set featured_at = now() where id = ${featured}`.execute(server.db);
    await sql`update qa_question set best_answer_id = ${best}`.execute(server.db);
    const path = `/qa/answers?question_id=${question}`;
    expect(ids((await server.read(path)).answers)).toEqual([best, featured, liked, plain]);
    expect(ids((await server.read(`${path}&sort=newest`)).answers)).toEqual([best, featured, liked, plain]);
    await sql`update qa_post set featured_at = null`.execute(server.db);
    await touch(server.db, question);
    await server.changes.look();
    expect(ids((await server.read(`${path}&sort=newest`)).answers)).toEqual([best, featured, liked, plain]);
  });

  test.each(['upvotes', 'newest'])(
    'pages by %s repeat and skip none while others are written',
    async (sort) => {
      const first = await addAnswers(45);
      const seen: number[] = [];
      let cursor = '';
      do {
        const page = await server.read(`/qa/answers?question_id=${question}&sort=${sort}${cursor}`);
        seen.push(...ids(page.answers));
        cursor = page.next === null ? '' : `&cursor=${page.next}`;
        await addAnswer(server.db, question, { text: 'Meanwhile' });
        await server.changes.look();
      } while (cursor !== '');
      expect(new Set(seen).size).toBe(seen.length);
      expect(first.filter((id) => !seen.includes(id))).toEqual([]);
    },
  );

  test('one that is asked for is on the first page, and on no later one', async () => {
    const wanted = (await addAnswers(45)).at(-1);
    const path = `/qa/answers?question_id=${question}&answer=${wanted}`;
    const page = await server.read(path);
    expect(ids(page.answers)).toHaveLength(31);
    expect(ids(page.answers).at(-1)).toBe(wanted);
    const { answers, next } = await server.read(`${path}&cursor=${page.next}`);
    expect(ids(answers)).toHaveLength(14);
    expect(ids(answers)).not.toContain(wanted);
    expect(next).toBeNull();
  });

  test('show three comments of each level, and the branch of one that is asked for', async () => {
    const answer = await addAnswer(server.db, question);
    const comments: PostId[] = [];
    for (let number = 0; number < 5; number += 1)
      comments.push(await addComment(server.db, question, answer));
    const reply = await addComment(server.db, question, answer, { parentId: comments[4] as PostId });
    expect(ids((await log()).question.answers[0].comments)).toEqual(comments.slice(0, 3));
    const shown = ids((await log(null, `?comment=${reply}`)).question.answers[0].comments);
    expect(shown).toEqual([...comments, reply]);
    const all = await server.read(`/qa/comments?answer_id=${answer}`);
    expect(ids(all.comments)).toEqual([...comments, reply]);
    expect(all.comments[4].counters.replies_count).toBe(1);
  });

  test('a deleted comment stays without text and author where somebody replied to it, and is gone elsewhere', async () => {
    const answer = await addAnswer(server.db, question);
    const comment = await addComment(server.db, question, answer, { text: 'Withdrawn words' });
    const reply = await addComment(server.db, question, answer, { parentId: comment });
    const other = await addComment(server.db, question, answer);
    await sql`update qa_post set deleted_at = now(), deleted_by = 'author'
               where id in (${comment}, ${other})`.execute(server.db);
    const { comments } = await server.read(`/qa/comments?answer_id=${answer}`);
    expect(ids(comments)).toEqual([comment, reply]);
    expect(comments[0]).toMatchObject({ is_deleted: true, text: '', author: { id: null, full_name: '' } });
  });
});

test('what it came to is said of approval, featured and best answer, and who of the editors did it is not', async () => {
  const best = await addAnswer(server.db, question);
  const other = await addAnswer(server.db, question, { by: 'eve', isByAnalyst: true, featured: true });
  await sql`update qa_question set approved_by = ${people.cora.id}, closed_at = '2026-08-08T09:00:00Z',
                                   best_answer_id = ${best}`.execute(server.db);
  await sql`
    insert into qa_points (account_id, post_id, award, cause, points, is_reversal, reverses, since, occurred_at)
    values (1, ${question}, 'question', 'question_approved', 5, false, null, now(), now()),
           (2, ${best}, 'text', 'best_answer', 10, false, null, now(), now()),
           (5, ${other}, 'text', 'featured', 10, false, null, now(), now())`.execute(server.db);
  await sql`
    insert into qa_points (account_id, post_id, award, cause, points, is_reversal, reverses, since, occurred_at)
    select account_id, post_id, award, cause, -points, true, id, since, now() from qa_points where account_id = 5`.execute(
    server.db,
  );
  const reply = await log();
  const said = reply.actions.map(
    ({
      action,
      author,
      points,
    }: {
      action: string;
      author: { id: number } | null;
      points: number | null;
    }) => [action, author?.id ?? null, points],
  );
  expect(said).toEqual([
    ['asked', 1, null],
    ['approved', 1, 5],
    ['featured', 5, null],
    ['answered_by_analyst', 5, null],
    ['closed', null, null],
    ['best_answer', 2, 10],
  ]);
  expect(JSON.stringify(reply)).not.toContain('"id":3');
});

test('similar questions are of the same company or tag, those with words of its title first, hidden ones never', async () => {
  const other = await addQuestion(server.db, { title: 'Which debts fall due next year, and to whom?' });
  const alike = await addQuestion(server.db, {
    title: 'Will the margin of 2025 come back?',
    companies: [],
    tags: ['MARGIN'],
  });
  const hidden = await addQuestion(server.db, { title: 'Why did the margin fall again?' });
  await addQuestion(server.db, { title: 'Why did the margin fall in 2025?', companies: ['LOSS'] });
  await addQuestion(server.db, { status: 'waiting_approve' });
  const similar = async () => (await log()).similar.map(({ id }: { id: number }) => id);
  expect(await similar()).toEqual([hidden, alike, other]);
  await sql`update qa_question set status = 'rejected' where post_id = ${hidden}`.execute(server.db);
  await touch(server.db, hidden);
  await server.changes.look();
  expect(await similar()).toEqual([alike, other]);
});
