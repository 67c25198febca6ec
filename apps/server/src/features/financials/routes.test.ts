import { moreRowKeys, rows } from '@tenfold/domain/rows';
import { describe, expect, test } from 'vitest';
import { openedBeforeTests } from '../../platform/db/opened-before-tests.fixture.ts';
import { recordListings } from '../company/index.ts';
import { openFinancialsServer } from './financials-server.fixture.ts';

const server = openedBeforeTests(openFinancialsServer);

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
