import { httpApi } from '@tenfold/contract/call';
import { getChiefExecutives, getCompany, getStockPrice, searchCompanies } from '@tenfold/contract/company';
import { apiBase } from '@tenfold/contract/endpoint';
import { getFigureSource, getFinancials } from '@tenfold/contract/financials';
import { getValuation } from '@tenfold/contract/valuation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Server, startServer } from '../world/server.ts';

let server: Server;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

const api = () => httpApi({ baseUrl: server.url });
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${apiBase}${path}`, { headers });

describe('Apple, for everyone', () => {
  test('is the first result for its name and its symbol', async () => {
    for (const text of ['aapl', 'Apple', 'apple inc.', 'appl']) {
      const { results } = await api().call(searchCompanies, { params: { text } });
      expect(results[0]).toMatchObject({ symbol: 'AAPL', coverage: 'here' });
    }
  });

  test('has a price with its source and age, and ten years of closes', async () => {
    const company = await api().call(getCompany, { params: { symbol: 'aapl' } });
    expect(company).toMatchObject({ symbol: 'AAPL', currency: 'USD', reportedCurrency: 'USD' });
    expect(company.stockPrice).toBeGreaterThan(0);
    expect(company.quote?.source).toBeTruthy();
    const prices = await api().call(getStockPrice, { params: { symbol: 'AAPL', period: '10Y' } });
    expect(prices.points.length).toBeGreaterThan(2000);
    expect(prices.points.at(-1)?.value).toBe(company.stockPrice);
  });

  test('has a chief executive in office', async () => {
    const { chiefExecutives } = await api().call(getChiefExecutives, { params: { symbol: 'AAPL' } });
    expect(chiefExecutives[0]?.endYear).toBeNull();
  });

  test('has eleven filed years, of which any figure names its filing', async () => {
    const financials = await api().call(getFinancials, { params: { symbol: 'AAPL' } });
    expect(financials.actual).toHaveLength(11);
    expect(financials.quarterly.length).toBeLessThanOrEqual(40);
    const last = financials.actual.at(-1);
    const source = await api().call(getFigureSource, {
      params: { symbol: 'AAPL', rowKey: 'revenue', column: String(last?.year) },
    });
    expect(source.value).toBe(last?.revenue);
    expect(source.sources[0]?.url).toMatch(/^https:\/\/www\.sec\.gov\/Archives\/edgar\/data\/320193\//);
  });

  test('is valued at the price of its header', async () => {
    const company = await api().call(getCompany, { params: { symbol: 'AAPL' } });
    const valuation = await api().call(getValuation, { params: { symbol: 'AAPL' } });
    expect(valuation.asOf).toBe(company.lastTradeTime?.slice(0, 10));
    expect(valuation.week52Low).toBe(company.week52Low);
    expect(valuation.week52High).toBe(company.week52High);
  });
});

describe('on the wire', () => {
  test('names are in snake case except keys that are data', async () => {
    const financials = await (await get('/company/AAPL/financials')).json();
    expect(financials).toHaveProperty('fiscal_year_end');
    expect(financials.actual[0]).toHaveProperty('cash_flow_from_operating_activities');
    expect(Object.keys(financials.average[0].years)).toContain('revenueChange');
  });

  test('a document is compressed, and answers 304 to a matching ETag', async () => {
    const first = await get('/company/NKE/financials', { 'accept-encoding': 'br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    const etag = first.headers.get('etag') ?? '';
    expect((await get('/company/NKE/financials', { 'if-none-match': etag })).status).toBe(304);
  });

  test('an unknown company is refused with a code and a sentence', async () => {
    for (const path of ['', '/financials', '/valuation_and_earnings', '/ceo', '/stock/10Y']) {
      const reply = await get(`/company/NOSUCH${path}`);
      expect(reply.status).toBe(404);
      expect(reply.headers.get('content-type')).toContain('application/problem+json');
      expect(await reply.json()).toMatchObject({ code: 'company_not_found', detail: expect.any(String) });
    }
    const column = await get('/company/AAPL/financials/revenue/1950/source');
    expect([column.status, (await column.json()).code]).toEqual([404, 'not_found']);
  });

  test('a listed company without filings is found by search and says so by code', async () => {
    const { results } = await api().call(searchCompanies, { params: { text: 'KO' } });
    expect(results[0]).toMatchObject({ symbol: 'KO', coverage: 'none' });
    const reply = await get('/company/KO');
    expect([reply.status, (await reply.json()).code]).toEqual([404, 'company_not_on_file']);
  });

  test('invalid input is refused by field', async () => {
    const reply = await get('/company/AAPL/financials/profit/24/source');
    expect(reply.status).toBe(422);
    expect(Object.keys((await reply.json()).error_fields).sort()).toEqual(['column', 'row_key']);
  });
});
