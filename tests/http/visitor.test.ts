import { type Api, httpApi, isApiError } from '@tenfold/contract/call';
import { getChart } from '@tenfold/contract/chart';
import { getStockPrice, listCompanies } from '@tenfold/contract/company';
import { type Financials, getFigureSource, getFinancials } from '@tenfold/contract/financials';
import { prompts } from '@tenfold/contract/policy/prompts';
import { getValuation } from '@tenfold/contract/valuation';
import { rows } from '@tenfold/domain/rows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiAs } from '../world/people.ts';
import { type Server, startServer } from '../world/server.ts';

let server: Server;
let ben: Api;
let others: string[];

beforeAll(async () => {
  server = await startServer();
  ben = await apiAs(server, 'ben');
  const { companies } = await ben.call(listCompanies);
  others = companies.map(({ symbol }) => symbol).filter((symbol) => symbol !== 'AAPL');
});
afterAll(() => server.stop());

/** Sends no cookie: every request is a new visitor's first. */
const visitor = () => httpApi({ baseUrl: server.url });
const financialsFor = (api: Api, symbol: string) => api.call(getFinancials, { params: { symbol } });
const pageOf = async (path: string) => (await fetch(`${server.url}${path}`)).text();

/** The figures of the latest reported year, and those that only other years have. */
function figuresOf(page: Financials) {
  const own = new Set(numbersIn(page.actual.slice(-1)));
  const { ltm, ltmYearBefore, quarterly, average, estimated, projected, terminal } = page;
  const further = { ltm, ltmYearBefore, quarterly, average, estimated, projected, terminal };
  const history = [page.actual.slice(0, -1), further];
  return { own, foreign: numbersIn(history).filter((number) => !own.has(number)) };
}

describe('a visitor on any company but Apple', () => {
  test('gets no figure of another year, under any key', async () => {
    for (const symbol of others) {
      const { own } = figuresOf(await financialsFor(ben, symbol));
      const shown = await financialsFor(visitor(), symbol);
      expect([symbol, shown.extent, shown.actual.length]).toEqual([symbol, 'latest_year', 1]);
      // An exchange rate is no figure of the company, and names its day.
      const { exchangeRate: _rate, ...ofCompany } = shown;
      expect([symbol, numbersIn(ofCompany).filter((number) => !own.has(number))]).toEqual([symbol, []]);
    }
  });

  test('gets no figure that depends on an earlier year', async () => {
    for (const symbol of ['NKE', 'F', 'BRK-B', 'TSM', 'O', 'WDAY']) {
      const [year] = (await financialsFor(visitor(), symbol)).actual;
      const shown = rows.filter(({ key }) => year?.[key] !== null && year?.[key] !== undefined);
      expect(shown.length).toBeGreaterThan(8);
      for (const { key } of shown.filter(({ hidden }) => !hidden)) {
        const column = String(year?.year);
        const source = await visitor().call(getFigureSource, { params: { symbol, rowKey: key, column } });
        const start = source.periodStart ?? '';
        const before = source.sources.filter(({ end }) => end < start);
        expect([symbol, key, before]).toEqual([symbol, key, []]);
      }
    }
  });

  test('gets a page without any figure of another year', async () => {
    for (const symbol of ['NKE', 'MSFT', 'COST', 'TSM', 'BRK-B']) {
      const { own, foreign } = figuresOf(await financialsFor(ben, symbol));
      const html = await pageOf(`/company/${symbol}`);
      // Small round numbers appear everywhere; those with many digits are figures.
      const longNumbers = [...new Set(foreign.map(Math.abs))].filter((number) => String(number).length >= 6);
      expect(longNumbers.length).toBeGreaterThan(300);
      const known = new Set([...own].map(inMillions));
      const written = longNumbers.flatMap((number) => [String(number), inMillions(number)]);
      const found = written.filter(
        (text) =>
          text.length >= 5 && !known.has(text) && new RegExp(`(?<![\\d.,])${text}(?![\\d.,])`).test(html),
      );
      expect([symbol, found]).toEqual([symbol, []]);
    }
  });

  test('gets header, summary, valuation, search-engine text and latest year on the page', async () => {
    const html = await pageOf('/company/NKE');
    const [year] = (await financialsFor(visitor(), 'NKE')).actual;
    for (const text of [
      'NIKE, Inc.',
      'Business summary',
      'Key facts',
      '52-week range',
      inMillions(year?.revenue ?? 0),
    ]) {
      expect(html).toContain(text);
    }
    const valuation = { params: { symbol: 'NKE' } };
    expect(await visitor().call(getValuation, valuation)).toEqual(await ben.call(getValuation, valuation));
  });

  test('must sign in for prices, charts and comparisons', async () => {
    const path = { symbol: 'NKE', period: '10Y' };
    const indicators = ['stockPrice'];
    const chart = (symbol: string, compare: string[]) =>
      refusalOf(visitor().call(getChart, { params: { ...path, symbol }, body: { indicators, compare } }));
    expect(await refusalOf(visitor().call(getStockPrice, { params: path }))).toBe(prompts.history);
    expect(await chart('NKE', [])).toBe(prompts.history);
    expect(await chart('AAPL', ['GOOGL', 'NKE'])).toBe(prompts.compare);
    expect(await chart('AAPL', ['GOOGL', 'MSFT'])).toBeNull();
  });

  test('must sign in before the page of a row, and returns there', async () => {
    for (const symbol of ['NKE', 'AAPL']) {
      const path = `/financials/${symbol}/revenue`;
      const reply = await fetch(`${server.url}${path}`, { redirect: 'manual' });
      expect([reply.status, reply.headers.get('location')]).toEqual([
        302,
        `/login?next=${encodeURIComponent(path)}`,
      ]);
    }
  });
});

test('Apple is fully open to visitors', async () => {
  expect(await financialsFor(visitor(), 'AAPL')).toEqual(await financialsFor(ben, 'AAPL'));
});

test('Light compares with one company and with Apple, Investor with five', async () => {
  const ann = await apiAs(server, 'ann');
  const chart = (api: Api, compare: string[]) =>
    refusalOf(
      api.call(getChart, {
        params: { symbol: 'NKE', period: '1Y' },
        body: { indicators: ['stockPrice'], compare },
      }),
    );
  expect(await chart(ann, ['AAPL', 'COST'])).toBeNull();
  expect(await chart(ann, ['PG', 'COST'])).toContain(
    'With Light, you can compare NKE with AAPL and one more company.',
  );
  expect(await chart(ben, ['PG', 'COST', 'WDAY', 'F', 'TSM'])).toBeNull();
});

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

function inMillions(value: number): string {
  return Math.abs(Math.round(value / 1e6)).toLocaleString('en-US');
}

async function refusalOf(call: Promise<unknown>): Promise<string | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return error.message;
  }
}
