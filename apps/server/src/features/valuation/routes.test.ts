import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveDocuments } from '../../platform/documents/index.ts';
import { openTestServer, type TestServer } from '../company/server.fixture.ts';
import { loadCompanyFigures } from '../financials/company-figures.ts';
import { addSmallCompanies } from '../financials/small-companies.fixture.ts';
import { prepareValuation } from './prepare-valuation.ts';
import { registerValuation } from './routes.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer(registerValuation);
  await addSmallCompanies(server.db);
  for (const symbol of ['ACME', 'GAPS', 'LOSS', 'NEWCO']) {
    const figures = await loadCompanyFigures(server.db, symbol);
    if (figures !== null) await saveDocuments(server.db, symbol, [prepareValuation(figures)]);
  }
});

afterAll(() => server.close());

describe('GET company/{symbol}/valuation_and_earnings', () => {
  const valuationOf = async (symbol: string) =>
    (await server.get(`/company/${symbol}/valuation_and_earnings`)).json();

  test('answers the ratios at the last close', async () => {
    expect(await valuationOf('acme')).toMatchObject({
      symbol: 'ACME',
      currency: 'USD',
      as_of: '2026-08-21',
      dividends_per_share_ltm: 0.5,
      week52_position: 100,
      analysts: { buy: 1, hold: 1, sell: 0, mean_target: null, as_of: '2026-08-14' },
      next_earnings_date: '2026-11-01',
      simulated_prices: false,
    });
  });

  test('gives a reason for each ratio that is missing, by its key', async () => {
    for (const symbol of ['ACME', 'GAPS', 'LOSS', 'NEWCO']) {
      const { why, ...figures } = await valuationOf(symbol);
      for (const key of Object.keys(why)) {
        const name = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
        expect([symbol, key, figures[name]]).toEqual([symbol, key, null]);
      }
      const ratios = ['market_cap', 'peg', 'price_earnings_ratio_ltm', 'total_return10y', 'dividend_yield'];
      const missing = ratios.filter((ratio) => figures[ratio] === null);
      expect(Object.keys(why).length).toBeGreaterThanOrEqual(missing.length);
    }
  });

  test('without prices has no ratio, and the middle of the range', async () => {
    expect(await valuationOf('GAPS')).toMatchObject({
      as_of: null,
      market_cap: null,
      price_earnings_ratio_ltm: null,
      week52_position: 50,
      analysts: null,
      why: { week52Low: 'no_price' },
    });
  });

  test('has no price-earnings ratio for a loss maker', async () => {
    expect(await valuationOf('LOSS')).toMatchObject({
      price_earnings_ratio_ltm: null,
      peg: null,
      why: { priceEarningsRatioLtm: 'eps_not_positive' },
    });
  });

  test('answers 304 to who has it and 404 for an unknown symbol', async () => {
    const path = '/company/ACME/valuation_and_earnings';
    const etag = String((await server.get(path)).headers.etag);
    expect((await server.get(path, { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await server.get('/company/NOPE/valuation_and_earnings')).json().code).toBe('company_not_found');
  });
});
