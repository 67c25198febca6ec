import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../../../../platform/db/empty-tables.fixture.ts';
import { openedBeforeTests } from '../../../../platform/db/opened-before-tests.fixture.ts';
import { people } from '../../../../platform/http/calls/people.fixture.ts';
import { addAnswer, addComment, addQuestion, addVote, type Name } from '../../questions.fixture.ts';
import { openReadingServer } from '../reading-server.fixture.ts';

const server = openedBeforeTests(() => openReadingServer());
beforeEach(async () => {
  await emptyTables(
    server.db,
    ['qa_post', 'qa_tag', 'qa_list', 'qa_contributor', 'list', 'forecast', 'note'],
    { idsGoOn: true },
  );
});

/** Asks as somebody who is signed in: they get pages as they are now. */
const list = (query = '', by: Name | null = 'dora') => server.read(`/qa/questions${query}`, by);
const idsIn = (page: { questions: { id: PostId }[] }) => page.questions.map(({ id }) => id);
const idsOf = async (query = '', by: Name | null = 'dora') => idsIn(await list(query, by));

test('each question comes with the answer shown first and its first comments', async () => {
  const id = await addQuestion(server.db);
  await addAnswer(server.db, id);
  const better = await addAnswer(server.db, id, { by: 'cora' });
  const comment = await addComment(server.db, id, better);
  await addVote(server.db, 'ann', better);
  const { questions, total, next } = await list('', 'ann');
  expect([total, next]).toEqual([1, null]);
  expect(questions[0]).toMatchObject({ id, is_own: true, counters: { answers_count: 2 } });
  expect(questions[0].answers).toMatchObject([
    { id: better, reaction: 1, counters: { likes_count: 1, comments_count: 1 }, comments: [{ id: comment }] },
  ]);
});

test('questions that somebody answered come with their answer, though another comes first', async () => {
  const id = await addQuestion(server.db);
  const own = await addAnswer(server.db, id);
  const better = await addAnswer(server.db, id, { by: 'cora' });
  await addVote(server.db, 'ann', better);
  const firstOf = async (query: string) => (await list(query)).questions[0].answers[0].id;
  expect(await firstOf('')).toBe(better);
  expect(await firstOf(`?answer_author_id=${people.ben.id}`)).toBe(own);
});

test('whose text is featured finds the questions, once each, with that answer first', async () => {
  const id = await addQuestion(server.db);
  await addQuestion(server.db);
  const plain = await addAnswer(server.db, id);
  const chosen = await addAnswer(server.db, id);
  const comment = await addComment(server.db, id, chosen, { by: 'ben' });
  await addVote(server.db, 'ann', plain);
  const foundBy = async () => (await list(`?featured_author_id=${people.ben.id}`)).questions;
  expect(await foundBy()).toEqual([]);
  await sql`update qa_post set featured_at = now() where id in (${chosen}, ${comment})`.execute(server.db);
  const found = await foundBy();
  expect(found.map((question: { id: PostId }) => question.id)).toEqual([id]);
  expect(found[0].answers[0].id).toBe(chosen);
  await sql`update qa_post set deleted_at = now(), deleted_by = 'author' where id = ${chosen}`.execute(
    server.db,
  );
  expect(await foundBy()).toEqual([]);
});

test('votes on a page of questions are those of this moment', async () => {
  const id = await addQuestion(server.db);
  await list();
  await addVote(server.db, 'ben', id);
  expect((await list()).questions[0]).toMatchObject({ reaction: 0, counters: { likes_count: 1 } });
  expect((await list('', 'ben')).questions[0].reaction).toBe(1);
});

describe('filters', () => {
  let acme: PostId;
  let loss: PostId;
  let concept: PostId;
  beforeEach(async () => {
    acme = await addQuestion(server.db, { tags: ['MARGIN'], featured: true });
    loss = await addQuestion(server.db, {
      by: 'ben',
      companies: ['LOSS', 'GAPS'],
      category: 'EVENT',
      status: 'answered',
      tags: ['DEBT', 'MARGIN'],
    });
    concept = await addQuestion(server.db, { companies: [], category: 'CONCEPTS', status: 'with_analysts' });
    await addAnswer(server.db, loss, { by: 'eve' });
    await addAnswer(server.db, acme, { by: 'eve', deleted: true });
    await sql`insert into qa_list (id, name, created_at) overriding system value
              values (1, 'Best of', now())`.execute(server.db);
    await sql`insert into qa_list_question values (1, ${concept}, now())`.execute(server.db);
  });

  test.each([
    ['', ['concept', 'loss', 'acme']],
    ['?is_featured=true', ['acme']],
    ['?is_featured=false', ['concept', 'loss']],
    ['?question_list=1', ['concept']],
    ['?question_list=2', []],
    ['?category=EVENT', ['loss']],
    ['?type=open', ['acme']],
    ['?type=answered', ['loss']],
    ['?type=unanswered', ['concept', 'acme']],
    ['?type=with_analysts', ['concept']],
    ['?companies=LOSS,ACME', ['loss', 'acme']],
    ['?companies=acme.b', ['acme']],
    ['?companies=NONE', []],
    ['?tags=MARGIN', ['loss', 'acme']],
    ['?tags=DEBT&companies=GAPS', ['loss']],
    ['?tags=DEBT&companies=ACME', []],
    ['?question_author_id=2', ['loss']],
    ['?answer_author_id=5', ['loss']],
    ['?tab=draft', []],
  ])('%s finds %j', async (query, names) => {
    const ids: Record<string, PostId> = { acme, loss, concept };
    const page = await list(query);
    expect(idsIn(page)).toEqual(names.map((name) => ids[name]));
    expect(page.total).toBe(names.length);
  });

  test('a question counts as answered while an answer is visible, and a deleted answer is none', async () => {
    await emptyTables(server.db, ['qa_post'], { idsGoOn: true });
    const types = ['open', 'with_analysts', 'answered', 'unanswered'] as const;
    const typesOf = async (id: PostId) => {
      const found = await Promise.all(types.map((type) => idsOf(`?type=${type}`)));
      return types.filter((_, at) => found[at]?.includes(id));
    };
    const open = await addQuestion(server.db);
    const late = await addQuestion(server.db, { status: 'with_analysts' });
    const waiting = await addQuestion(server.db, { status: 'waiting_approve' });
    expect(await typesOf(open)).toEqual(['open', 'unanswered']);
    expect(await typesOf(late)).toEqual(['with_analysts', 'unanswered']);
    expect(await typesOf(waiting)).toEqual([]);
    await addAnswer(server.db, open);
    await addAnswer(server.db, late, { deleted: true });
    expect(await typesOf(open)).toEqual(['open', 'answered']);
    expect(await typesOf(late)).toEqual(['with_analysts', 'unanswered']);
  });

  test('questions about companies of one’s list are found, and nobody finds by the list of somebody else', async () => {
    await sql`insert into list (id, account_id, name, created_at, updated_at) overriding system value
              values (7, ${people.ann.id}, 'Watch', now(), now())`.execute(server.db);
    await sql`insert into list_company (list_id, symbol, cik, place, added_at)
              values (7, 'ACME.B', 1001, 0, now())`.execute(server.db);
    expect(await idsOf('?one_the_lists=7', 'ann')).toEqual([acme]);
    expect(await idsOf('?one_the_lists=7', 'ben')).toEqual([]);
    expect((await server.reply('/qa/questions?one_the_lists=7')).statusCode).toBe(401);
  });

  test('bookmarks are one’s own, of questions and of their answers', async () => {
    const answer = await addAnswer(server.db, acme);
    await sql`insert into qa_bookmark values (${concept}, ${people.dora.id}, now()),
                                             (${answer}, ${people.dora.id}, now())`.execute(server.db);
    expect(await idsOf('?tab=bookmarks', 'dora')).toEqual([concept, acme]);
    expect(await idsOf('?tab=bookmarks', 'ann')).toEqual([]);
    expect((await server.reply('/qa/questions?tab=bookmarks')).statusCode).toBe(401);
  });
});

describe('pages', () => {
  test.each(['newest', 'upvotes', 'answers', 'active'])(
    'by %s repeat and skip none while questions are asked',
    async (sort) => {
      const ids: PostId[] = [];
      for (let number = 0; number < 45; number += 1) {
        ids.push(await addQuestion(server.db, { createdAt: `2026-08-01T09:00:${10 + (number % 7)}.000Z` }));
      }
      for (const id of ids.slice(10, 20)) await addVote(server.db, 'ben', id);
      for (const id of ids.slice(15, 25)) await addAnswer(server.db, id);
      await sql`update qa_question set active_at = active_at + post_id % 3 * interval '1 microsecond'`.execute(
        server.db,
      );
      const seen: PostId[] = [];
      let cursor = '';
      do {
        const page = await list(`?sort=${sort}${cursor}`);
        seen.push(...idsIn(page));
        cursor = page.next === null ? '' : `&cursor=${page.next}`;
        await addQuestion(server.db, { createdAt: '2026-08-20T09:00:00Z' });
      } while (cursor !== '');
      expect(new Set(seen).size).toBe(seen.length);
      expect(ids.filter((id) => !seen.includes(id))).toEqual([]);
    },
  );

  test('are in the order that is asked for', async () => {
    const [one, two, three] = [
      await addQuestion(server.db),
      await addQuestion(server.db),
      await addQuestion(server.db),
    ];
    await addVote(server.db, 'ben', two);
    await addAnswer(server.db, one);
    await sql`update qa_question set active_at = '2026-08-09' where post_id = ${one}`.execute(server.db);
    expect(await idsOf()).toEqual([three, two, one]);
    expect(await idsOf('?sort=upvotes')).toEqual([two, three, one]);
    expect(await idsOf('?sort=answers')).toEqual([one, three, two]);
    expect(await idsOf('?sort=active')).toEqual([one, three, two]);
  });
});

test('visitors get a page from memory, and the same bytes again as nothing changed', async () => {
  await addQuestion(server.db);
  const first = await server.reply('/qa/questions?category=EVENT');
  const etag = String(first.headers.etag);
  expect(
    (await server.reply('/qa/questions?category=EVENT', null, { 'if-none-match': etag })).statusCode,
  ).toBe(304);
});

describe('the search', () => {
  const found = async (typed: string) =>
    (await server.read(`/qa/questions/search?q=${encodeURIComponent(typed)}`)).questions.map(
      ({ title }: { title: string }) => title,
    );
  beforeEach(async () => {
    await addQuestion(server.db, { title: 'How does profitability of stores develop?' });
    await addQuestion(server.db, { title: 'What are deferred revenues at Acme?' });
  });

  test.each([
    ['revenue', 'What are deferred revenues at Acme?'],
    ['deferred REV', 'What are deferred revenues at Acme?'],
    ['profitabi', 'How does profitability of stores develop?'],
    ['what are', 'What are deferred revenues at Acme?'],
    ['store profit', 'How does profitability of stores develop?'],
  ])('%s finds a title by its words, the last of which is still being typed', async (typed, title) => {
    expect(await found(typed)).toEqual([title]);
  });

  test.each(['', '   ', '!&|:*()', "'; drop table qa_post; --", 'inventory', '\u{1F600}', '<->'])(
    '%j finds none',
    async (typed) => {
      expect(await found(typed)).toEqual([]);
    },
  );

  test('ten at most', async () => {
    for (let number = 0; number < 12; number += 1) await addQuestion(server.db);
    expect(await found('margin')).toHaveLength(10);
  });
});
