import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import { openedBeforeTests } from '../../../platform/db/opened-before-tests.fixture.ts';
import { loadCompanyFigures } from '../company-figures.ts';
import { findFigureSource } from '../figure-source.ts';
import { annualReport } from '../filings.fixture.ts';
import { recordFacts } from '../record-facts.ts';
import { openContestsServer } from './contests-server.fixture.ts';

const server = openedBeforeTests(openContestsServer);
beforeEach(() => emptyTables(server.db, ['figure_contest', 'figure_contest_follow', 'figure_correction']));

const column = '2024';
const path = `/company/ACME/financials/revenue/${column}/contest`;
const filed = 1e9 * 1.08 ** 10;

async function decide(body: object) {
  await server.post(path, { should_be: 2e9, reason: 'differs' }, 'ann');
  const { open } = (await server.get(path, {}, 'ann')).json();
  return server.post(
    `/editors/contests/${open.id}/answer`,
    { answer: 'Two digits were swapped.', ...body },
    'cora',
  );
}

async function yearOf() {
  const figures = await loadCompanyFigures(server.db, 'ACME');
  const year = figures?.annual.find((each) => String(each.year) === column);
  if (year === undefined) throw new Error(`ACME has figures of ${column}`);
  return year.figures;
}

const factsOf = async () =>
  (
    await sql<{
      facts: string;
    }>`select md5(string_agg(fact::text, ' ' order by fact::text)) as facts from fact`.execute(server.db)
  ).rows[0]?.facts;

test('a corrected figure is used wherever it is calculated with, and no fact is changed', async () => {
  const before = await factsOf();
  expect(await decide({ decision: 'corrected', value: 2e9 })).toMatchObject({ statusCode: 200 });
  const { revenue, margin, netIncome } = await yearOf();
  expect([revenue.value, revenue.marks]).toEqual([2e9, ['corrected']]);
  expect(margin.value).toBeCloseTo((netIncome.value ?? 0) / 2e9);
  expect(revenue.sources.map(({ value }) => value)).toEqual([expect.closeTo(filed, -1)]);
  expect(await factsOf()).toBe(before);
});

test('an excluded figure has no value and its reason, and what is made from it none either', async () => {
  await decide({ decision: 'excluded' });
  const { revenue, margin } = await yearOf();
  expect([revenue.value, revenue.why]).toEqual([null, 'excluded']);
  expect([margin.value, margin.why]).toEqual([null, expect.any(String)]);
});

test('a figure that is kept stays as it was', async () => {
  await decide({ decision: 'kept' });
  expect((await yearOf()).revenue).toMatchObject({ value: expect.closeTo(filed, -1), marks: [] });
});

test('a correction has a value that filings don’t give, and other decisions none', async () => {
  const fields = async (body: object) => (await decide(body)).json().error_fields;
  expect(await fields({ decision: 'corrected' })).toHaveProperty('value');
  expect(await fields({ decision: 'excluded', value: 1 })).toHaveProperty('value');
  const { value } = (await yearOf()).revenue;
  expect(await fields({ decision: 'corrected', value })).toHaveProperty('value');
  expect((await server.get(path, {}, 'ann')).json().open).not.toBeNull();
});

test('a second correction takes the place of the first', async () => {
  await decide({ decision: 'corrected', value: 2e9 });
  await decide({ decision: 'corrected', value: 3e9 });
  expect((await yearOf()).revenue.value).toBe(3e9);
});

test('the source of a figure names the corrections it rests on', async () => {
  await decide({ decision: 'corrected', value: 2e9 });
  const figures = await loadCompanyFigures(server.db, 'ACME');
  const behind = (row: 'margin' | 'totalAssets') =>
    figures && findFigureSource(figures, row, column)?.corrections;
  expect(behind('margin')).toMatchObject([
    { rowKey: 'revenue', column, kind: 'corrected', value: 2e9, filedValue: expect.closeTo(filed, -1) },
  ]);
  expect(behind('totalAssets')).toEqual([]);
});

const withdraw = (id: number, why = 'The 10-K/A explains it.', who: 'cora' | 'ann' = 'cora') =>
  server.post(`/editors/contests/${id}/withdraw`, { why }, who);

const contestOf = async () => (await server.get(path, {}, 'ann')).json();

test('a correction that is withdrawn leaves what was filed, and its contest says why', async () => {
  await decide({ decision: 'corrected', value: 2e9 });
  const [{ contest_id, value, filed_value }] = (await server.get('/editors/corrections', {}, 'cora')).json()
    .corrections;
  expect([value, filed_value]).toEqual([2e9, expect.closeTo(filed, -1)]);
  expect(await withdraw(contest_id)).toMatchObject({ statusCode: 200 });
  expect((await yearOf()).revenue).toMatchObject({ value: expect.closeTo(filed, -1), marks: [] });
  expect((await contestOf()).answered).toMatchObject({
    decision: 'corrected',
    answer: 'Two digits were swapped.',
    withdrawn: { why: 'The 10-K/A explains it.' },
  });
  expect((await server.get('/editors/corrections', {}, 'cora')).json()).toMatchObject({
    corrections: [],
    withdrawn: [{ contest_id, kind: 'corrected', why: 'The 10-K/A explains it.' }],
  });
});

test('who contested it is told of the answer once, and of the withdrawal once', async () => {
  await emptyTables(server.db, ['notification', 'notification_count'], { idsGoOn: true });
  await decide({ decision: 'excluded' });
  for (let times = 0; times < 2; times++) expect(await withdraw(1)).toMatchObject({ statusCode: 200 });
  const { rows } = await sql<{ data: { decision: string; answer: string } }>`
    select data from notification where kind = 'contest_answered' order by id`.execute(server.db);
  expect(rows.map(({ data }) => [data.decision, data.answer])).toEqual([
    ['excluded', 'Two digits were swapped.'],
    ['withdrawn', 'The 10-K/A explains it.'],
  ]);
});

test('only an editor withdraws, with a reason, and only what still counts', async () => {
  await decide({ decision: 'corrected', value: 2e9 });
  await decide({ decision: 'corrected', value: 3e9 });
  expect(await withdraw(2, 'Mine', 'ann')).toMatchObject({ statusCode: 403 });
  expect((await withdraw(2, ' ')).json().error_fields).toHaveProperty('why');
  expect(await withdraw(1)).toMatchObject({ statusCode: 409 });
  expect(await withdraw(99)).toMatchObject({ statusCode: 404 });
  expect((await yearOf()).revenue.value).toBe(3e9);
  expect(await withdraw(2)).toMatchObject({ statusCode: 200 });
  expect(await withdraw(2, 'For another reason')).toMatchObject({ statusCode: 409 });
});

test('it survives an import of the same filings, and ends with one that agrees', async () => {
  await decide({ decision: 'corrected', value: 2e9 });
  await recordFacts(server.db, 1001, annualReport(1001, 2025, { Assets: 1 }));
  expect((await yearOf()).revenue.value).toBe(2e9);
  const later = annualReport(1001, Number(column), { Revenues: 2000 }).map((fact) => ({
    ...fact,
    accession: '0000001001-27-000099',
    filed: '2027-02-01',
  }));
  await recordFacts(server.db, 1001, later);
  expect((await yearOf()).revenue).toMatchObject({ value: 2e9 });
  expect((await yearOf()).revenue.marks).not.toContain('corrected');
});
