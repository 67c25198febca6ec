import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { listFiguresDue, markRestated, noteFiguresDue } from '../../financials/index.ts';
import { restateAcme } from '../../financials/restated/restate.fixture.ts';
import { ownComments } from '../own-comments.ts';
import { pruneComments } from '../prune-comments.ts';
import { openCommentsServer } from './comments-server.fixture.ts';
import { commentsOnFigures } from './figure-comment.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openCommentsServer(await openTestDatabase());
});
afterEach(() => server.close());

type By = 'ann' | 'ben' | 'cora';

const write = async (text: string, by: By = 'ben', column = '2025') =>
  (await server.post('/comment/company/ACME/create', { field: 'capex', column, text }, by)).json();
const edit = async (id: number, body: object, by: By = 'ben') =>
  (await server.post(`/comment/${id}/update`, body, by)).json();
const listed = async (by: By = 'ben') => (await server.get('/comment/company/ACME', {}, by)).json().comments;

const run = () =>
  markRestated(
    { ...server, log: { error: (fields: unknown) => expect(fields).toBeUndefined() } } as never,
    commentsOnFigures,
  );
async function restate(revenue: number, filed?: string) {
  await restateAcme(server.db, revenue, filed);
  await noteFiguresDue(server.db, commentsOnFigures, ['ACME'], server.clock.now());
  await run();
}
const notified = async () => {
  const { rows } = await sql<{ account_id: number; symbol: string; data: Record<string, unknown> }>`
    select account_id, symbol, data from notification where kind = 'own_figure_restated' order by id`.execute(
    server.db,
  );
  return rows;
};

describe('a figure that a comment names', () => {
  test('is kept as it was when the comment was written, with its filing', async () => {
    const comment = await write('Sold {acme FY2024 Revenue}, kept {ACME FY2024 margin} of it.');
    expect(comment.text).toBe('Sold {acme FY2024 Revenue}, kept {ACME FY2024 margin} of it.');
    expect(comment.figures).toMatchObject([
      { token: 'ACME FY2024 revenue', unit: 'money', currency: 'USD', stated_at: '2026-08-21T20:00:00.000Z' },
      { token: 'ACME FY2024 margin', unit: 'percent', currency: null },
    ]);
    expect(comment.figures[0].value).toBeCloseTo(1000e6 * 1.08 ** 10, 0);
    expect(comment.figures[0].filings[0].accession).toMatch(/^\d{10}-\d\d-\d{6}$/);
    expect((await listed())[0].figures).toEqual(comment.figures);
  });

  test('is looked up again with other words, and not with another title', async () => {
    const { id, figures } = await write('Sold {ACME LTM revenue}.');
    server.clock.advance(60_000);
    expect(await edit(id, { title: 'Sales', text: 'Sold {ACME LTM revenue}.' })).toMatchObject({ figures });
    const edited = await edit(id, { title: 'Sales', text: 'It sold {ACME LTM revenue}.' });
    expect(edited.figures).toMatchObject([{ stated_at: '2026-08-21T20:01:00.000Z' }]);
    expect((await edit(id, { text: 'Nothing.' })).figures).toEqual([]);
  });

  test('stays text where it names nothing, or what its writer may not see', async () => {
    const none =
      '{NOPE FY2024 revenue} {ACME FY1950 revenue} {ACME FY2024 happiness} {ACME} {{} {NEWCO LTM eps}';
    expect(await write(none)).toMatchObject({ text: none, figures: [] });
    expect((await write('{ACME FY2024 consensus} {ACME FY2024 price}')).figures).toEqual([]);
  });

  test('counts as opening its company', async () => {
    await write('Beside {LOSS FY2024 revenue}.', 'ann');
    const { rows } = await sql`select symbols from companies_opened where account_id = 1`.execute(server.db);
    expect(rows).toEqual([{ symbols: ['LOSS'] }]);
  });

  test('stays text where its writer can open no further company this month', async () => {
    const opened = ['ACME', ...Array.from({ length: 29 }, (_, at) => `X${at}`)];
    await sql`insert into companies_opened (account_id, month, symbols) values (1, '2026-08-01', ${opened})`.execute(
      server.db,
    );
    const text = '{LOSS FY2024 revenue}, {ACME FY2024 revenue}';
    const { figures } = await write(text, 'ann');
    expect(figures).toMatchObject([{ token: 'ACME FY2024 revenue' }]);
  });

  test('is one of thirty at most, however many are typed', async () => {
    const years = Array.from({ length: 8 }, (_, at) => 2018 + at);
    const lines = ['revenue', 'eps', 'capex', 'cfo', 'fcf'];
    const many = years.flatMap((year) => lines.map((line) => `{ACME FY${year} ${line}}`)).join('');
    expect((await write(many)).figures).toHaveLength(30);
  });

  test('can’t be given a value by who writes it', async () => {
    const figures = [{ token: 'ACME FY2024 revenue', value: 1 }];
    const given = { field: 'capex', column: '2025', text: 'Sold {ACME FY1950 revenue}.', figures };
    expect((await server.post('/comment/company/ACME/create', given)).json().figures).toEqual([]);
    const { id } = await write('Nothing.');
    expect(await edit(id, { text: 'Still {ACME FY2024 hope}.', figures })).toMatchObject({ figures: [] });
  });

  test('is in the archive, and goes with the words of a comment that was deleted', async () => {
    const { id } = await write('Sold {ACME FY2024 revenue}.');
    const [file] = await ownComments.read(server.db, 2 as never);
    expect(file?.content).toMatchObject([{ figures: [{ token: 'ACME FY2024 revenue' }] }]);
    await sql`insert into comment (account_id, subject, cik, symbol, row_key, column_key, text, currency, price_is_simulated,
                                   parent_id, created_at, updated_at)
              select account_id, subject, cik, symbol, row_key, column_key, 'A reply', currency, false, id, now(), now()
                from comment where id = ${id}`.execute(server.db);
    await server.post(`/comment/${id}/delete`, {});
    server.clock.advance(25 * 3_600_000);
    await pruneComments(server);
    const { rows } = await sql`select text, figures from comment where id = ${id}`.execute(server.db);
    expect(rows).toEqual([{ text: '', figures: [] }]);
  });
});

describe('a figure of a comment that a later filing changes', () => {
  test('is marked with both values, and each author is notified once', async () => {
    const comment = await write('Sold {ACME FY2024 revenue}, and {ACME FY2023 revenue} before.');
    await write('Again {ACME FY2024 revenue}.', 'ben', '2024');
    await write('Mine, too: {ACME FY2024 revenue}.', 'cora');
    await restate(2_000);
    const [marked] = await listed();
    expect(marked.figures).toMatchObject([
      {
        value: comment.figures[0].value,
        restated: { value: 2_000e6, filed: '2026-10-01', url: expect.stringContaining('sec.gov') },
      },
      { restated: null },
    ]);
    expect(marked).toMatchObject({ revision: 1, updated_at: comment.updated_at });
    expect((await notified()).map(({ account_id }) => account_id)).toEqual([2, 3]);
    expect((await notified())[0]).toMatchObject({
      symbol: 'ACME',
      data: { period: 'FY2024', label: 'revenue', now: 2_000e6, place: { in: 'comment', symbol: 'ACME' } },
    });
    await noteFiguresDue(server.db, commentsOnFigures, ['ACME'], server.clock.now());
    await run();
    expect(await notified()).toHaveLength(2);
    expect(await listFiguresDue(server.db, commentsOnFigures)).toEqual([]);
    await restate(2_100, '2026-11-02');
    expect((await listed())[0].figures[0].restated.value).toBe(2_100e6);
  });

  test('is the value of now once its author edits the text', async () => {
    const { id } = await write('Sold {ACME FY2024 revenue}.');
    await restate(2_000);
    const { figures } = await edit(id, { text: 'In fact it sold {ACME FY2024 revenue}.' });
    expect(figures).toMatchObject([{ value: 2_000e6, restated: null }]);
  });

  test('is looked for where comments that are there name it, and nowhere else', async () => {
    const { id } = await write('Sold {ACME FY2024 revenue}.');
    await noteFiguresDue(server.db, commentsOnFigures, ['LOSS'], server.clock.now());
    expect(await listFiguresDue(server.db, commentsOnFigures)).toEqual([]);
    await server.post(`/comment/${id}/delete`, {});
    await restate(2_000);
    expect(await notified()).toEqual([]);
  });
});
