import { prompts } from '@tenfold/contract/policy/prompts';
import { rows } from '@tenfold/domain/rows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveDocuments } from '../../platform/documents/index.ts';
import { openTestServer, type TestServer } from '../company/server.fixture.ts';
import { loadCompanyFigures } from './company-figures.ts';
import { prepareFinancials } from './prepare-financials.ts';
import { prepareLatestYear } from './prepare-latest-year.ts';
import { prepareMoreRows } from './prepare-more-rows.ts';
import { registerFinancials } from './routes.ts';
import { addSmallCompanies } from './small-companies.fixture.ts';

const symbols = ['ACME', 'GAPS', 'LOSS', 'NEWCO'];
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer(registerFinancials);
  await addSmallCompanies(server.db);
  for (const symbol of symbols) {
    const figures = await loadCompanyFigures(server.db, symbol);
    if (figures === null) continue;
    await saveDocuments(server.db, symbol, [
      prepareFinancials(figures),
      prepareLatestYear(figures),
      prepareMoreRows(figures),
    ]);
  }
});
afterAll(() => server.close());

const financialsFor = async (symbol: string, by: 'ben' | null) =>
  (await server.get(`/company/${symbol}/financials`, {}, by)).json();

describe("a visitor's financials", () => {
  test.each(symbols)('of %s contain one year and no other number', async (symbol) => {
    const whole = await financialsFor(symbol, 'ben');
    const shown = await financialsFor(symbol, null);
    expect([whole.extent, shown.extent]).toEqual(['whole', 'latest_year']);
    const last = whole.actual.slice(-1);
    expect(shown.actual.map(({ year }: { year: number }) => year)).toEqual(
      last.map(({ year }: { year: number }) => year),
    );
    const known = new Set(numbersIn(last));
    expect(numbersIn(shown).filter((number) => !known.has(number))).toEqual([]);
    expect(textsIn(shown).filter((text) => /\b20(1\d|2[0-4])\b/.test(text))).toEqual([]);
  });

  test('leave out rows that would reveal the year before, and ask to sign in for them', async () => {
    const [year] = (await financialsFor('ACME', null)).actual;
    for (const { key } of rows.filter((row) => row.comparative)) {
      const name = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      expect([key, year[name], year.why[key]]).toEqual([key, null, 'for_signed_in']);
    }
    expect(year.revenue).toBeCloseTo(1000e6 * 1.08 ** 11, 0);
  });

  test('have no further rows, and no source of one', async () => {
    for (const path of ['more', 'ebitda/2025/source', 'grossProfit/2025/source']) {
      const reply = await server.get(`/company/ACME/financials/${path}`, {}, null);
      expect([path, reply.statusCode, reply.json().code]).toEqual([path, 403, 'forbidden']);
    }
    expect((await server.get('/company/NOPE/financials/more', {}, null)).statusCode).toBe(404);
  });

  test('have no list of filings, which would date the history', async () => {
    const reply = await server.get('/company/ACME/filings', {}, null);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'forbidden']);
    expect((await server.get('/company/NOPE/filings', {}, null)).statusCode).toBe(404);
  });

  test('have another ETag than a person’s', async () => {
    const path = '/company/ACME/financials';
    const whole = await server.get(path, {}, 'ann');
    const etag = String(whole.headers.etag);
    const asVisitor = await server.get(path, { 'if-none-match': etag }, null);
    expect(asVisitor.statusCode).toBe(200);
    expect(asVisitor.headers['cache-control']).toBe('private, no-cache');
    expect((await server.get(path, { 'if-none-match': etag }, 'ann')).statusCode).toBe(304);
  });
});

describe('the source of a figure, for a visitor', () => {
  const sourceOf = (row: string, column: string) =>
    server.get(`/company/ACME/financials/${row}/${column}/source`, {}, null);

  test('is answered for the latest reported year', async () => {
    const reply = await sourceOf('netDebt', '2025');
    expect(reply.statusCode).toBe(200);
    for (const { end } of [...reply.json().sources, ...reply.json().history]) expect(end).toBe('2025-12-31');
  });

  test.each([
    ['revenue', '2024'],
    ['revenue', '2025-Q4'],
    ['revenue', '2026-Q1'],
    ['revenueChange', '2025'],
    ['roe', '2025'],
  ])('of %s in %s asks to sign in', async (row, column) => {
    const reply = await sourceOf(row, column);
    expect(reply.json()).toMatchObject({ status: 403, code: 'forbidden', error_message: prompts.history });
  });
});

function numbersIn(json: unknown): number[] {
  if (typeof json === 'number') return [json];
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(numbersIn) : [];
}

function textsIn(json: unknown): string[] {
  if (typeof json === 'string') return [json];
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(textsIn) : [];
}
