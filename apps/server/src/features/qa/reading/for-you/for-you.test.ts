import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../../../../platform/db/empty-tables.fixture.ts';
import { openedBeforeTests } from '../../../../platform/db/opened-before-tests.fixture.ts';
import { people } from '../../../../platform/http/calls/people.fixture.ts';
import { addAnswer, addQuestion, addVote, type GivenQuestion } from '../../questions.fixture.ts';
import { openReadingProcess, openReadingServer, type ReadingServer } from '../reading-server.fixture.ts';
import { addForecast, addList, addNote, follow } from './own-reasons.fixture.ts';

const server = openedBeforeTests(() => openReadingServer());
let read: ReadingServer['read'];
let reply: ReadingServer['reply'];
beforeEach(async () => {
  await emptyTables(
    server.db,
    ['qa_post', 'qa_tag', 'qa_list', 'qa_contributor', 'qa_follow_contributor', 'list', 'forecast', 'note'],
    { idsGoOn: true },
  );
  // Remembers nothing of what the community had.
  ({ read, reply } = await openReadingProcess(server));
});

interface Page {
  readonly questions: readonly { readonly id: PostId; readonly because: object }[];
  readonly total: number;
  readonly next: string | null;
}

const page = (query = ''): Promise<Page> => read(`/qa/questions?tab=q-for-you${query}`, 'dora');
const idsIn = ({ questions }: Page) => questions.map(({ id }) => id);
const reasonsIn = ({ questions }: Page) => questions.map(({ because }) => because);
const ask = (question: GivenQuestion = {}) => addQuestion(server.db, question);
const old = { createdAt: '2026-03-01T09:00:00Z' };

describe('the reason of a question', () => {
  test('is a forecast of its company, whichever listing it was made from', async () => {
    await ask({ companies: ['GAPS', 'ACME'] });
    await addForecast(server.db, 'dora', 'ACME.B');
    expect(reasonsIn(await page())).toEqual([{ kind: 'forecast', symbol: 'ACME.B' }]);
  });

  test('is a note on its company', async () => {
    await ask();
    await addNote(server.db, 'dora', 'ACME');
    expect(reasonsIn(await page())).toEqual([{ kind: 'note', symbol: 'ACME' }]);
  });

  test('is the list its company is on, the default one before others', async () => {
    await ask();
    await addList(server.db, 'dora', 'Anvils', ['ACME']);
    const id = await addList(server.db, 'dora', 'Watch', ['ACME'], true);
    expect(reasonsIn(await page())).toEqual([{ kind: 'list', symbol: 'ACME', list: { id, name: 'Watch' } }]);
  });

  test('is a followed contributor who asked or answered it, by their public name', async () => {
    const answered = await ask({ by: 'ben', companies: [] });
    await addAnswer(server.db, answered, { by: 'cora' });
    const ownQuestion = await ask({ by: 'cora', companies: [] });
    await follow(server.db, 'dora', 'cora');
    const { questions } = await page();
    expect(questions).toMatchObject([{ id: ownQuestion }, { id: answered }]);
    const contributor = { id: people.cora.id, full_name: expect.stringContaining('cora') };
    expect(reasonsIn(await page())).toEqual([
      { kind: 'contributor', contributor },
      { kind: 'contributor', contributor },
    ]);
  });

  test('is the strongest of several, and with it the next strongest goes and comes', async () => {
    await ask({ by: 'cora' });
    const list = await addList(server.db, 'dora', 'Watch', ['ACME']);
    const kind = async () => reasonsIn(await page()).map((because) => Object.values(because)[0]);
    expect(await kind()).toEqual(['list']);
    await follow(server.db, 'dora', 'cora');
    expect(await kind()).toEqual(['contributor']);
    await addNote(server.db, 'dora', 'ACME');
    expect(await kind()).toEqual(['note']);
    await addForecast(server.db, 'dora', 'ACME');
    expect(await kind()).toEqual(['forecast']);
    await sql`update forecast set deleted_at = now()`.execute(server.db);
    await sql`delete from note`.execute(server.db);
    await sql`delete from qa_follow_contributor`.execute(server.db);
    expect(await kind()).toEqual(['list']);
    await sql`update list set deleted_at = now() where id = ${list}`.execute(server.db);
    expect(await kind()).toEqual(['community']);
  });

  test('is given in this tab alone', async () => {
    await ask();
    await addForecast(server.db, 'dora', 'ACME');
    const { questions } = await read('/qa/questions', 'dora');
    expect(questions[0].because).toBeNull();
  });
});

test('questions of the last thirty days come first, then the strongest reason, then the newest', async () => {
  const before = await ask(old);
  const listed = await ask({ companies: ['LOSS'] });
  const first = await ask();
  const second = await ask();
  const listedToo = await ask({ companies: ['LOSS'] });
  await addForecast(server.db, 'dora', 'ACME');
  await addList(server.db, 'dora', 'Watch', ['LOSS']);
  expect(idsIn(await page())).toEqual([second, first, listedToo, listed, before]);
});

test('nobody is shown what they asked themselves', async () => {
  await ask({ by: 'dora', featured: true });
  await addForecast(server.db, 'dora', 'ACME');
  expect(await page()).toEqual({ questions: [], total: 0, next: null });
});

describe('somebody without reasons of their own', () => {
  test('gets what is popular this month, then what is featured, then the newest', async () => {
    const plain = await ask({ by: 'ben' });
    const featured = await ask({ ...old, featured: true });
    const popular = await ask();
    await addVote(server.db, 'ben', popular);
    const shown = await page();
    expect(idsIn(shown)).toEqual([popular, featured, plain]);
    expect(reasonsIn(shown)).toEqual([{ kind: 'popular' }, { kind: 'featured' }, { kind: 'community' }]);
    const { tabs } = await read('/qa/stats/my-contribution', 'dora');
    expect(tabs.for_you).toBe(0);
  });

  test('gets the upvotes of other months as no reason', async () => {
    await addVote(server.db, 'ben', await ask(old));
    expect(reasonsIn(await page())).toEqual([{ kind: 'community' }]);
  });
});

test('the community follows where one’s own reasons run out, and each question is there once', async () => {
  const own = await ask({ featured: true });
  const featured = await ask({ companies: ['LOSS'], featured: true });
  await addForecast(server.db, 'dora', 'ACME');
  const shown = await page();
  expect(idsIn(shown)).toEqual([own, featured]);
  expect(shown.total).toBe(2);
  const { tabs } = await read('/qa/stats/my-contribution', 'dora');
  expect(tabs.for_you).toBe(1);
});

test('filters leave out what they leave out elsewhere', async () => {
  const event = await ask({ category: 'EVENT' });
  await ask();
  const featured = await ask({ category: 'EVENT', companies: ['LOSS'], featured: true });
  await addForecast(server.db, 'dora', 'ACME');
  const shown = await page('&category=EVENT');
  expect([idsIn(shown), shown.total]).toEqual([[event, featured], 2]);
  expect(idsIn(await page('&companies=LOSS'))).toEqual([featured]);
  expect(idsIn(await page('&companies=NONE'))).toEqual([]);
});

describe('pages', () => {
  const all = async (between: () => Promise<unknown>) => {
    const seen: PostId[] = [];
    let cursor = '';
    do {
      const shown = await page(cursor);
      seen.push(...idsIn(shown));
      cursor = shown.next === null ? '' : `&cursor=${shown.next}`;
      await between();
    } while (cursor !== '');
    return seen;
  };

  test('repeat and skip none while questions are asked, voted on, and reasons come and go', async () => {
    const ids: PostId[] = [];
    for (let number = 0; number < 60; number += 1) {
      const companies = [['ACME', 'GAPS', 'LOSS'][number % 3] ?? 'ACME'];
      ids.push(await ask({ companies, by: number % 2 === 0 ? 'ann' : 'cora' }));
    }
    const featured = await ask({ companies: [], featured: true });
    await addForecast(server.db, 'dora', 'ACME');
    await addList(server.db, 'dora', 'Watch', ['ACME', 'GAPS', 'LOSS']);
    const [first] = ids;
    let turn = 0;
    const seen = await all(async () => {
      turn += 1;
      await ask();
      await addVote(server.db, 'ben', await ask({ companies: [] }));
      if (turn === 1) {
        await addForecast(server.db, 'dora', 'LOSS', 1003);
        await follow(server.db, 'dora', 'cora');
        await addVote(server.db, 'ben', first as PostId);
      }
      if (turn === 2) await sql`update forecast set deleted_at = now()`.execute(server.db);
    });
    expect(seen).toHaveLength(61);
    expect(new Set(seen)).toEqual(new Set([...ids, featured]));
    expect(seen.at(-1)).toBe(featured);
  });

  test('leave out what is hidden, and what has no reason any more', async () => {
    for (let number = 0; number < 21; number += 1) await ask();
    const [last] = (await sql<{ id: PostId }>`select min(id) as id from qa_post`.execute(server.db)).rows;
    await addForecast(server.db, 'dora', 'ACME');
    const { next } = await page();
    expect(idsIn(await page(`&cursor=${next}`))).toEqual([last?.id]);
    await sql`update qa_question set status = 'rejected', rejected_at = now() where post_id = ${last?.id}`.execute(
      server.db,
    );
    expect(await page(`&cursor=${next}`)).toEqual({ questions: [], total: 21, next: null });
    await sql`update qa_question set status = 'open' where post_id = ${last?.id}`.execute(server.db);
    await sql`update forecast set deleted_at = now()`.execute(server.db);
    expect(await page(`&cursor=${next}`)).toEqual({ questions: [], total: 21, next: null });
  });

  test('name all that is to come of the longest feed within what a cursor may be long', async () => {
    await sql`alter sequence qa_post_id_seq restart with 90000000`.execute(server.db);
    const symbols = Array.from({ length: 8 }, (_, at) => `S${at}`);
    for (const symbol of symbols) {
      await sql`insert into listing (symbol, cik, name, short_name, rank)
                values (${symbol}, 1002, 'Gaps', 'Gaps', 9) on conflict do nothing`.execute(server.db);
      for (let number = 0; number < 30; number += 1) await ask({ companies: [symbol] });
    }
    for (let number = 0; number < 40; number += 1) await ask({ companies: [], featured: true });
    await addList(server.db, 'dora', 'Watch', symbols);
    const seen = await all(async () => undefined);
    expect(seen).toHaveLength(230);
    expect((await page()).next?.length).toBeLessThan(2_000);
  });
});

describe('who may not', () => {
  test('a visitor signs in first', async () => {
    expect((await reply('/qa/questions?tab=q-for-you')).statusCode).toBe(401);
  });

  test('a cursor that names a hidden question shows nothing of it, to editors neither', async () => {
    const id = await ask({ status: 'waiting_approve' });
    await addForecast(server.db, 'dora', 'ACME');
    const shown = await page(`&cursor=f.1.${id.toString(36)}.`);
    expect(shown.questions).toEqual([]);
  });

  test.each([
    'n.1.1',
    'f',
    'f.1..',
    'f.1.-.',
    'f.1.a--b.',
    'f.1.zzzzzzzzzzzzzzz.',
    'f.9999999.1.',
    'f.1.1.;',
    '%00',
  ])('the cursor %s is refused in words', async (cursor) => {
    const refused = await reply(`/qa/questions?tab=q-for-you&cursor=${cursor}`, 'dora');
    expect([refused.statusCode, Object.keys(refused.json().error_fields)]).toEqual([422, ['cursor']]);
  });
});
