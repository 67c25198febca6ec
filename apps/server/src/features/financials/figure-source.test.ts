import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openedBeforeTests } from '../../platform/db/opened-before-tests.fixture.ts';
import { recordCompany } from '../company/index.ts';
import { annualReport } from './filings.fixture.ts';
import { openFinancialsServer } from './financials-server.fixture.ts';
import { recordFacts } from './record-facts.ts';

const server = openedBeforeTests(openFinancialsServer);

const financialsOf = async (symbol: string) => (await server.get(`/company/${symbol}/financials`)).json();

describe('GET company/{symbol}/financials/{rowKey}/{column}/source', () => {
  const sourceOf = (symbol: string, row: string, column: string) =>
    server.get(`/company/${symbol}/financials/${row}/${column}/source`);

  test('names the filing and every other value filed for the period', async () => {
    const reply = await sourceOf('acme', 'revenue', '2020');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      symbol: 'ACME',
      row_key: 'revenue',
      column: '2020',
      period_start: '2020-01-01',
      period_end: '2020-12-31',
      value: 1.6e9,
      why: null,
      marks: ['restated'],
      split_factor: 1,
      scale: 1,
      sources: [
        {
          sign: 1,
          tag: 'Revenues',
          value: 1.6e9,
          form: '10-K',
          filed: '2022-02-15',
          url: 'https://www.sec.gov/Archives/edgar/data/1001/000000100122000009/0000001001-22-000009-index.htm',
        },
      ],
      history: [{ tag: 'Revenues', filed: '2021-02-15', accession: '0000001001-20-000001' }],
    });
  });

  test('of the last twelve months are the filings of the year and of both part years', async () => {
    const reply = (await sourceOf('acme', 'revenue', 'ltm')).json();
    const [ltm] = (await financialsOf('ACME')).ltm;
    expect(reply).toMatchObject({ column: 'LTM', period_end: '2026-06-30', value: ltm.revenue });
    const total = reply.sources.reduce(
      (sum: number, source: { sign: number; value: number }) => sum + source.sign * source.value,
      0,
    );
    expect(total).toBeCloseTo(ltm.revenue, 0);
    expect(reply.period_start).toBe('2025-07-01');
    expect((await sourceOf('GAPS', 'revenue', 'LTM')).statusCode).toBe(404);
  });

  test('includes a new filing at once, even if it repeats known values', async () => {
    const forms = async () =>
      (await sourceOf('LOSS', 'revenue', '2024')).json().history.map((fact: { form: string }) => fact.form);
    expect(await forms()).toEqual([]);
    const [repeated] = annualReport(1003, 2024, { Revenues: 200 });
    if (repeated === undefined) throw new RangeError('No fact');
    await server.db.transaction().execute(async (transaction) => {
      await recordCompany(transaction, { cik: 1003, name: 'Loss Makers plc' });
      const again = { ...repeated, form: '10-K/A', accession: '0000001003-25-000009', filed: '2025-05-01' };
      await recordFacts(transaction, 1003, [again]);
    });
    expect(await forms()).toHaveLength(1);
  });

  test("loads a company's figures once for many requests", async () => {
    await sourceOf('ACME', 'revenue', '2024');
    await sql`alter table fact rename to fact_away`.execute(server.db);
    expect((await sourceOf('ACME', 'margin', '2023')).statusCode).toBe(200);
    await sql`alter table fact_away rename to fact`.execute(server.db);
  });

  test('names the parts of a quarter with their signs', async () => {
    const reply = (await sourceOf('ACME', 'netIncome', '2025-q4')).json();
    expect(reply.column).toBe('2025-Q4');
    expect(reply.marks).toContain('derived_quarter');
    expect(reply.formula).not.toBeNull();
    expect(reply.sources.map((source: { sign: number }) => source.sign)).toEqual([1, -1]);
  });

  test('answers the reason for a missing figure', async () => {
    const reply = await sourceOf('GAPS', 'capex', '2024');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ value: null, why: 'not_filed', sources: [], history: [] });
  });

  test("answers 404 for a column the company doesn't have", async () => {
    for (const [symbol, column] of [
      ['GAPS', '2019'],
      ['ACME', '1987'],
      ['ACME', '2026-Q4'],
    ] as const) {
      const reply = await sourceOf(symbol, 'revenue', column);
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
    }
    expect((await sourceOf('ACME', 'revenue', '1987')).json().detail).toBe('ACME has no figures for 1987.');
    expect((await sourceOf('NOPE', 'revenue', '2024')).json().code).toBe('company_not_found');
  });

  test('refuses invalid rows and columns', async () => {
    const bad = await sourceOf('ACME', 'profit', '24');
    expect(bad.statusCode).toBe(422);
    expect(Object.keys(bad.json().error_fields).sort()).toEqual(['column', 'row_key']);
    for (const column of ['2024-Q5', '2024Q1', '20244', 'average', "2024'"]) {
      expect((await sourceOf('ACME', 'revenue', encodeURIComponent(column))).statusCode).toBe(422);
    }
  });
});
