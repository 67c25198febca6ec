import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import { openedBeforeTests } from '../../../platform/db/opened-before-tests.fixture.ts';
import { openContestsServer } from './contests-server.fixture.ts';

const server = openedBeforeTests(openContestsServer);
beforeEach(() =>
  emptyTables(server.db, ['figure_contest', 'figure_contest_follow', 'notification', 'notification_count']),
);

type Reader = 'ann' | 'ben' | 'cora' | 'dora' | 'eve' | null;

const path = '/company/ACME/financials/revenue/2024/contest';
const wrong = { should_be: 2_000, reason: 'differs', seen: 'Press release, page 2' };
const contest = (by: Reader = 'ann', body: object = wrong, where = path) => server.post(where, body, by);
const stateFor = async (by: Reader) => (await server.get(path, {}, by)).json();
const follow = (by: Reader, id = 1) => server.post(`/contests/${id}/follow`, {}, by);
const answer = (by: Reader = 'cora', body: object = { decision: 'kept', answer: 'As filed.' }, id = 1) =>
  server.post(`/editors/contests/${id}/answer`, body, by);
const notified = async (by: Reader) => (await server.post('/notifications/false', {}, by)).json();

test('a contested figure says so to everybody, and to its reader that it is theirs', async () => {
  expect((await contest()).json()).toMatchObject({
    open: { id: 1, readers: 1, is_yours: true, is_followed: false },
    answered: null,
  });
  expect((await stateFor(null)).open).toMatchObject({ readers: 1, is_yours: false });
});

test('what readers write and who they are is in no reply but the editors’', async () => {
  await contest();
  for (const by of ['ann', 'ben', null] as const) {
    expect(JSON.stringify(await stateFor(by))).not.toMatch(/Press|2000|ann/i);
  }
  const { contests } = (await server.get('/editors/contests', {}, 'cora')).json();
  expect(contests).toMatchObject([
    {
      symbol: 'ACME',
      row_key: 'revenue',
      column: '2024',
      should_be: 2_000,
      reason: 'differs',
      reader: 'Member 1',
    },
  ]);
  expect(contests[0].shown).toBeCloseTo(1e9 * 1.08 ** 10, -1);
});

test('the same reader again is the contest that is there; somebody else follows it', async () => {
  await contest();
  expect((await contest()).json().open).toMatchObject({ id: 1, readers: 1 });
  expect(await contest('ben')).toMatchObject({ statusCode: 409 });
  expect((await follow('ben')).json().open).toMatchObject({ readers: 2, is_followed: true });
  expect((await follow('ben')).json().open).toMatchObject({ readers: 2 });
  expect((await follow('ann')).json().open).toMatchObject({ readers: 2, is_yours: true, is_followed: false });
});

test('two who contest a figure at once have one contest', async () => {
  const replies = await Promise.all([contest('ann'), contest('ben')]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await stateFor(null)).open).toMatchObject({ readers: 1 });
});

test('a figure that is calculated, the value shown and a period that isn’t there are refused', async () => {
  const margin = await contest('ann', wrong, path.replace('revenue', 'margin'));
  expect([margin.statusCode, margin.json().detail]).toEqual([
    422,
    'Margin is calculated. Contest a filed figure it’s made from.',
  ]);
  expect(await contest('ann', wrong, path.replace('2024', '1999'))).toMatchObject({ statusCode: 404 });
  expect(await contest('ann', wrong, path.replace('2024', 'LTM'))).toMatchObject({ statusCode: 422 });
  const { value } = (await server.get(path.replace('contest', 'source'), {}, 'ann')).json();
  const same = await contest('ann', { ...wrong, should_be: value });
  expect(same.json().error_fields).toHaveProperty('should_be');
});

test('a visitor is asked to sign in, and readers can’t answer', async () => {
  expect(await contest(null)).toMatchObject({ statusCode: 401 });
  await contest();
  expect(await answer('ben')).toMatchObject({ statusCode: 403 });
});

test('the answer reaches who contested and who follows, once, and opens the figure', async () => {
  await contest();
  await follow('ben');
  expect(await answer()).toMatchObject({ statusCode: 200 });
  expect(await answer()).toMatchObject({ statusCode: 200 });
  for (const by of ['ann', 'ben'] as const) {
    expect(await notified(by)).toMatchObject([
      {
        kind: 'contest_answered',
        symbol: 'ACME',
        data: { row_key: 'revenue', column: '2024', answer: 'As filed.' },
      },
    ]);
  }
  expect(await notified('eve')).toEqual([]);
  expect(await stateFor('eve')).toMatchObject({
    open: null,
    answered: { decision: 'kept', answer: 'As filed.' },
  });
});

test('one editor answers: another is told, and nobody follows any more', async () => {
  await contest();
  await answer();
  expect(await answer('dora')).toMatchObject({ statusCode: 409 });
  expect(await follow('ben')).toMatchObject({ statusCode: 409 });
  expect(await answer('cora', undefined, 9)).toMatchObject({ statusCode: 404 });
});

test('an answered figure can be contested again', async () => {
  await contest();
  await answer();
  expect((await contest('ben')).json()).toMatchObject({ open: { id: 2 }, answered: { decision: 'kept' } });
});

test('a contest counts in the company’s line of data quality and in its list until it is answered', async () => {
  const counted = async () => {
    server.clock.advance(1_000);
    const [list, { companies }] = [
      (await server.get('/company/ACME/contests', {}, null)).json(),
      (await server.get('/data-quality', {}, null)).json(),
    ];
    return [list.contests, companies[0].contested];
  };
  expect(await counted()).toEqual([[], 0]);
  await contest();
  expect(await counted()).toEqual([[{ row_key: 'revenue', column: '2024' }], 1]);
  await answer();
  expect(await counted()).toEqual([[], 0]);
});

test('a reader has twenty open contests at most', async () => {
  for (let year = 2016; year <= 2025; year += 1) {
    for (const row of ['revenue', 'capex']) {
      const where = path.replace('revenue/2024', `${row}/${year}`);
      expect(await contest('ann', wrong, where)).toMatchObject({ statusCode: 200 });
    }
  }
  expect(await contest('ann', wrong, path.replace('revenue', 'netIncome'))).toMatchObject({
    statusCode: 409,
  });
});

test('an editor reads the filing beside a contest, with the contested fact marked; nobody else does', async () => {
  await contest();
  const filings = (by: Reader, id: unknown = 1) => server.get(`/editors/contests/${id}/filings`, {}, by);
  const [filing, ...others] = (await filings('cora')).json().filings;
  expect(others).toEqual([]);
  expect(filing).toMatchObject({
    form: '10-K',
    filed: '2025-02-15',
    url: expect.stringContaining('https://www.sec.gov/Archives/edgar/data/1001/'),
  });
  const [income] = filing.parts;
  expect(income).toMatchObject({ part: 'income', columns: [{ start: '2024-01-01', end: '2024-12-31' }] });
  expect(income.lines[0]).toMatchObject({
    label: 'Revenues',
    unit: 'USD',
    values: [expect.closeTo(1e9 * 1.08 ** 10, -1)],
    is_used: [true],
  });
  expect(filing.parts.map(({ part }: { part: string }) => part)).toEqual([
    'income',
    'balance',
    'cashFlow',
    'perShare',
  ]);
  for (const [by, status] of [
    ['ann', 403],
    ['ben', 403],
    [null, 401],
  ] as const)
    expect((await filings(by)).statusCode).toBe(status);
  for (const [id, status] of [
    [2, 404],
    ['x', 422],
    [0, 422],
    ['1e99', 422],
    ['9007199254740993', 422],
  ] as const)
    expect((await filings('cora', id)).statusCode, `${id}`).toBe(status);
});

test('a figure that is missing, and one whose period is gone, have no fact that is marked', async () => {
  await contest('ann', { should_be: 1, reason: 'differs' }, '/company/ACME/financials/goodwill/2024/contest');
  const marked = async () => {
    const { filings } = (await server.get('/editors/contests/1/filings', {}, 'cora')).json();
    return [filings.length, /"is_used":\[[^\]]*true/.test(JSON.stringify(filings))];
  };
  expect(await marked()).toEqual([1, false]);
  await sql`update figure_contest set column_key = '1990'`.execute(server.db);
  expect(await marked()).toEqual([0, false]);
});
