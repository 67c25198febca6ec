import { moreRowKeys, rows } from '@tenfold/domain/rows';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveDocuments } from '../../platform/documents/index.ts';
import { recordCompany, recordListings } from '../company/index.ts';
import { openTestServer, type TestServer } from '../company/server.fixture.ts';
import { loadCompanyFigures } from './company-figures.ts';
import { annualReport } from './filings.fixture.ts';
import { prepareFinancials } from './prepare-financials.ts';
import { prepareMoreRows } from './prepare-more-rows.ts';
import { recordFacts } from './record-facts.ts';
import { registerFinancials } from './routes.ts';
import { addSmallCompanies } from './small-companies.fixture.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer(registerFinancials);
  await addSmallCompanies(server.db);
  for (const symbol of ['ACME', 'GAPS', 'LOSS', 'NEWCO']) {
    const figures = await loadCompanyFigures(server.db, symbol);
    if (figures !== null)
      await saveDocuments(server.db, symbol, [prepareFinancials(figures), prepareMoreRows(figures)]);
  }
});

afterAll(() => server.close());

const financialsOf = async (symbol: string) => (await server.get(`/company/${symbol}/financials`)).json();

describe('GET company/{symbol}/financials', () => {
  test('answers eleven years, the quarters, the averages and six years of forecast', async () => {
    const document = await financialsOf('acme');
    expect(document.actual.map((column: { year: number }) => column.year)).toEqual([
      2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025,
    ]);
    expect(document.quarterly.map((column: { quarterly_period: string }) => column.quarterly_period)).toEqual(
      ['2025 Q1', '2025 Q2', '2025 Q3', '2025 Q4', '2026 Q1', '2026 Q2'],
    );
    expect(document.ltm).toMatchObject([{ year: 2026, quarter: 2, period_end: '2026-06-30' }]);
    const years = (set: string) => document[set].map((column: { year: number | null }) => column.year);
    expect([years('average'), years('estimated'), years('projected'), years('terminal')]).toEqual([
      [null],
      [2026],
      [2027, 2028, 2029, 2030],
      [2031],
    ]);
    expect(document.max_reached).toBe(false);
  });

  test('has wire names, and row keys unchanged', async () => {
    const document = await financialsOf('ACME');
    const last = document.actual.at(-1);
    expect(last.cash_flow_from_operating_activities).toBeCloseTo(0.2 * 1000e6 * 1.08 ** 11, 0);
    expect(Object.keys(document.average[0].years)).toContain('revenueChange');
    const keys = new Set<string>(rows.map(({ key }) => key));
    for (const column of [...document.actual, ...document.average, ...document.estimated]) {
      for (const key of [...Object.keys(column.why), ...Object.keys(column.marks)]) {
        expect(keys.has(key)).toBe(true);
      }
    }
  });

  test('has a value or a reason for each row', async () => {
    for (const symbol of ['ACME', 'GAPS', 'LOSS']) {
      const document = await financialsOf(symbol);
      const sets = ['actual', 'ltm', 'quarterly', 'average', 'estimated', 'projected', 'terminal'];
      for (const column of sets.flatMap((set) => document[set])) {
        for (const { key } of rows.filter((row) => !row.hidden)) {
          const name = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
          expect([symbol, key, column[name] === null]).toEqual([symbol, key, key in column.why]);
        }
      }
    }
  });

  test('has nulls with reasons for a company with missing figures', async () => {
    const document = await financialsOf('GAPS');
    const years = document.actual.map((column: { year: number }) => column.year);
    expect(years).not.toContain(2019);
    const ofYear = (year: number) => document.actual[years.indexOf(year)];
    expect(ofYear(2020)).toMatchObject({
      revenue_change: null,
      capex: null,
      free_cash_flow: null,
      why: { revenueChange: 'previous_missing', capex: 'not_filed', freeCashFlow: 'part_missing' },
    });
    expect(ofYear(2021)).toMatchObject({
      revenue: 0,
      margin: null,
      why: { margin: 'whole_not_positive' },
    });
    expect(document.terminal[0].terminal_value).toBeNull();
  });

  test('has losses and no value for a loss maker', async () => {
    const document = await financialsOf('LOSS');
    expect(document.actual.at(-1)).toMatchObject({
      net_income: -80e6,
      earnings_per_share: -1.6,
      free_cash_flow: -75e6,
      shareholders_equity: -50e6,
      price_earnings_ratio_ltm: null,
    });
    expect(document.estimated[0].average_stock_price).toBeNull();
    expect(document.valuation_methods.chosen).toBeNull();
    for (const { why } of document.valuation_methods.results) expect(why).not.toBeNull();
  });

  test('has a value by each method; the default one is in the estimated column', async () => {
    const { estimated, valuation_methods: methods } = await financialsOf('ACME');
    expect(methods).toMatchObject({ chosen: 'fcfTenYears', stands_in_for: null });
    expect(methods.results[0]).toEqual({
      method: 'fcfTenYears',
      value_per_share: estimated[0].average_stock_price,
      terminal_share: expect.any(Number),
      why: null,
      detail: {},
    });
    expect(methods.results.map(({ method }: { method: string }) => method)).toContain('earningsPower');
  });

  test("has analysts' estimates by our years and quarters", async () => {
    const document = await financialsOf('ACME');
    expect(document.surprises).toEqual([{ period_end: '2026-06-30', actual: 0.84, estimate: 0.8 }]);
    expect(document.forecast_base.consensus[0]).toEqual({
      fiscal_year: 2026,
      revenue: 3.2e9,
      earnings_per_share: 3.3,
      analysts: 12,
      as_of: '2026-08-14',
      source: 'test',
    });
  });

  test('is empty, not refused, for a company that filed nothing', async () => {
    expect(await financialsOf('NEWCO')).toMatchObject({
      actual: [],
      quarterly: [],
      estimated: [],
      forecast_base: null,
      reported_currency: 'USD',
    });
  });

  test('answers 304 to a matching ETag and 404 for an unknown symbol', async () => {
    const etag = String((await server.get('/company/ACME/financials')).headers.etag);
    expect((await server.get('/company/ACME/financials', { 'if-none-match': etag })).statusCode).toBe(304);
    const unknown = await server.get('/company/NOPE/financials');
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'company_not_found']);
    await recordListings(server.db, [
      { symbol: 'KO', cik: 21344, name: 'Coca Cola Co', exchange: 'NYSE', rank: 1 },
    ]);
    expect((await server.get('/company/KO/financials')).json().code).toBe('company_not_on_file');
  });
});

describe('GET company/{symbol}/financials/more', () => {
  test('answers the further rows of the same columns, each with a value or a reason', async () => {
    const { actual, ltm, quarterly, average } = await financialsOf('ACME');
    const more = (await server.get('/company/ACME/financials/more')).json();
    const named = (columns: { year: number; quarter: number }[]) =>
      columns.map(({ year, quarter }) => [year, quarter]);
    for (const [set, columns] of Object.entries({ actual, ltm, quarterly, average })) {
      expect([set, named(more[set])]).toEqual([set, named(columns)]);
      for (const column of more[set])
        for (const key of moreRowKeys) {
          const name = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
          expect([set, key, column[name] === null]).toEqual([set, key, key in column.why]);
        }
    }
    expect(more.actual.at(-1).operating_income).toBeCloseTo(0.16 * actual.at(-1).revenue, 0);
  });

  test('has forward P/E for the years analysts estimate', async () => {
    const { expected } = (await server.get('/company/ACME/financials/more')).json();
    expect(expected).toMatchObject([
      { year: 2026, analysts: 12, why: null },
      { year: 2027, analysts: 9, why: null },
    ]);
    const [first, second] = expected;
    expect(first.forward_price_earnings_ratio / second.forward_price_earnings_ratio).toBeCloseTo(3.6 / 3.3);
  });
});

describe('GET company/{symbol}/filings', () => {
  const filingsOf = async (symbol: string) => (await server.get(`/company/${symbol}/filings`)).json();

  test('answers each filing once, newest first, with the columns it is behind', async () => {
    const { symbol, filings } = await filingsOf('acme');
    expect(symbol).toBe('ACME');
    const filed = filings.map((each: { filed: string }) => each.filed);
    expect(filed).toEqual([...filed].sort().reverse());
    expect(new Set(filings.map((each: { accession: string }) => each.accession)).size).toBe(filings.length);
    const year = filings.find((each: { period: string }) => each.period === '2024');
    expect(year).toMatchObject({ form: '10-K', period_end: '2024-12-31' });
    expect(year.behind).toContain('2024');
    expect(year.url).toMatch(/^https:\/\/www\.sec\.gov\/Archives\/edgar\/data\/\d+\/\d+\/[\d-]+-index\.htm$/);
    expect(filings[0]).toMatchObject({
      period: '2026 Q2',
      behind: expect.arrayContaining(['2026 Q2', 'LTM']),
    });
  });

  test('names the same filing as the source of a figure', async () => {
    const { filings } = await filingsOf('ACME');
    const source = (await server.get('/company/ACME/financials/revenue/2020/source')).json();
    const accession = source.sources[0].accession;
    const filing = filings.find((each: { accession: string }) => each.accession === accession);
    expect(filing.behind).toContain('2020');
    expect(filing.figures['2020']).toContain('revenue');
    expect(Object.keys(filing.figures).filter((column) => column.includes('Q'))).toEqual([]);
    expect(filing.url).toBe(source.sources[0].url);
  });
});

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
