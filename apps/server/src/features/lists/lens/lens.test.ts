import { wireName } from '@tenfold/contract/wire/wire-names';
import { filedLensKeys, lensField } from '@tenfold/domain/lens';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveDocuments } from '../../../platform/documents/index.ts';
import { company } from '../../company/index.ts';
import { openTestServer, type TestServer } from '../../company/server.fixture.ts';
import { loadCompanyFigures } from '../../financials/company-figures.ts';
import { addSmallCompanies } from '../../financials/small-companies.fixture.ts';
import { prepareLens, prepareOverview } from '../../valuation/index.ts';
import { lists } from '../feature.ts';

let server: TestServer;
let listId = 0;

beforeAll(async () => {
  server = await openTestServer(company.routes, lists.routes);
  await addSmallCompanies(server.db);
  for (const symbol of ['ACME', 'LOSS']) await prepare(symbol);
  // A listing nobody has imported figures of.
  await sql`insert into listing (symbol, cik, name, short_name) values ('BARE', 99, 'Bare Listing', 'Bare')`.execute(
    server.db,
  );
  listId = (await server.post('/lists/create', { name: 'Holders', symbols: ['LOSS', 'ACME', 'BARE'] })).json()
    .id;
});
afterAll(() => server.close());

async function prepare(symbol: string): Promise<void> {
  const figures = await loadCompanyFigures(server.db, symbol);
  if (figures === null) throw new Error(`${symbol} has no figures`);
  await saveDocuments(server.db, symbol, [prepareLens(figures), await prepareOverview(server.db, figures)]);
}

/** The cookie of a visitor for whom nothing is left this month. */
async function useUpVisits(): Promise<string> {
  const id = '00000000-0000-4000-8000-000000000001';
  await sql`insert into companies_opened (visitor_id, month, symbols)
            values (${id}, '2026-08-01', ${['A1', 'A2', 'A3', 'A4', 'A5']}::text[])`.execute(server.db);
  return `visitor=${id}_2026-08-01_A1`;
}

const lens = (period = '10Y', by: 'ann' | 'ben' | null = 'ben', id: string | number = listId) =>
  server.get(`/lists/${id}/lens?period=${period}`, {}, by);

describe('GET lists/{id}/lens', () => {
  test('has the companies in the list’s order, with price and figures', async () => {
    const { period, companies } = (await lens()).json();
    expect(period).toBe('10Y');
    expect(companies.map(({ symbol }: { symbol: string }) => symbol)).toEqual(['LOSS', 'ACME', 'BARE']);
    expect(companies[1]).toMatchObject({
      short_name: 'Acme',
      stock_price: expect.any(Number),
      reported_currency: 'USD',
      year_end: '2025-12-31',
      history_visible: true,
      why: {},
    });
    expect(Object.keys(companies[1].figures).sort()).toEqual(filedLensKeys.map(wireName).sort());
    expect(companies[1].price_line).toHaveLength(32);
  });

  test('follows the period, in any case; 10Y unless asked', async () => {
    const growth = async (period: string) =>
      (await lens(period)).json().companies[1].figures.shares_change as number;
    expect(await growth('3y')).toBe(0);
    expect((await lens('3y')).json().companies[1].earnings_bars).toHaveLength(4);
    expect((await server.get(`/lists/${listId}/lens`)).json().period).toBe('10Y');
    const refused = await lens('2Y');
    expect([refused.statusCode, refused.json().error_fields.period]).toEqual([422, 'Use 10Y, 5Y, 3Y, 1Y']);
  });

  test('a loss has reasons in place of growth and P/E; a bare listing only its name', async () => {
    const [loss, , bare] = (await lens()).json().companies;
    expect(loss.figures.price_earnings_ratio_ltm).toBeNull();
    expect(loss.why.price_earnings_ratio_ltm).toBe('eps_not_positive');
    expect(bare).toMatchObject({ name: 'Bare Listing', has_figures: false, stock_price: null, figures: {} });
  });

  test('somebody else’s, an unknown and a deleted list are not found', async () => {
    expect((await lens('10Y', 'ann')).statusCode).toBe(404);
    expect((await lens('10Y', null)).statusCode).toBe(404);
    expect((await lens('10Y', 'ben', 4711)).statusCode).toBe(404);
    const gone = (await server.post('/lists/create', { name: 'Gone', symbols: ['ACME'] })).json().id;
    await server.post(`/lists/${gone}/delete`, {});
    expect((await lens('10Y', 'ben', gone)).statusCode).toBe(404);
  });

  test('by a link a visitor sees what company pages show: the latest year and ratios, nothing of the history', async () => {
    const { share_token } = (await server.post(`/lists/${listId}/share`, { share: true })).json();
    const [, acme] = (await lens('10Y', null, share_token)).json().companies;
    expect(acme).toMatchObject({ history_visible: false, price_line: [], earnings_bars: [], years: {} });
    expect(Object.keys(acme.figures).sort()).toEqual(
      filedLensKeys
        .filter((key) => ['latest', 'today'].includes(lensField(key).basis))
        .map(wireName)
        .sort(),
    );
    const [, whole] = (await lens('10Y', 'ann', share_token)).json().companies;
    expect(whole.history_visible).toBe(true);
    expect(acme.figures.earnings_per_share).toBe(whole.figures.earnings_per_share);
    await server.post(`/lists/${listId}/share`, { share: false });
    expect((await lens('10Y', null, share_token)).statusCode).toBe(404);
  });

  test('over one year a visitor also sees margins and interest coverage: they are of the latest year', async () => {
    const { share_token } = (await server.post(`/lists/${listId}/share`, { share: true })).json();
    const figuresOf = async (by: 'ann' | null) =>
      (await lens('1Y', by, share_token)).json().companies[1].figures as Record<string, number | null>;
    const shown = await figuresOf(null);
    const whole = await figuresOf('ann');
    for (const key of ['margin', 'free_cash_flow_margin', 'interest_coverage']) {
      expect([key, shown[key]]).toEqual([key, whole[key]]);
    }
    for (const key of ['roe', 'roa', 'revenue_growth', 'shares_change', 'price_return', 'total_return']) {
      expect([key, key in shown]).toEqual([key, false]);
    }
    await server.post(`/lists/${listId}/share`, { share: false });
  });

  test('a visitor who has opened all companies of the month sees ratios of the others, as on their pages', async () => {
    const { share_token } = (await server.post(`/lists/${listId}/share`, { share: true })).json();
    const cookie = await useUpVisits();
    const { companies } = (await server.get(`/lists/${share_token}/lens`, { cookie }, null)).json();
    expect(Object.keys(companies[1].figures).sort()).toEqual([
      'dividend_yield',
      'free_cash_flow_yield',
      'market_cap',
      'price_book_ratio',
      'price_earnings_ratio_ltm',
    ]);
    await sql`delete from companies_opened`.execute(server.db);
    await server.post(`/lists/${listId}/share`, { share: false });
  });

  test('counts no company', async () => {
    await lens('10Y', 'ann');
    const { rows } = await sql<{ count: number }>`select count(*) from companies_opened`.execute(server.db);
    expect(Number(rows[0]?.count)).toBe(0);
  });

  test('is the same answer until figures change', async () => {
    const first = await lens();
    const again = await server.get(`/lists/${listId}/lens?period=10Y`, {
      'if-none-match': String(first.headers.etag),
    });
    expect(again.statusCode).toBe(304);
    await sql`update document set body = replace(body, '"reportedCurrency":"USD"', '"reportedCurrency":"TWD"'),
                     version = version + 1000
               where subject = 'ACME' and kind like 'lens.%'`.execute(server.db);
    await server.changes.look();
    const changed = await lens();
    expect(changed.json().companies[1].reported_currency).toBe('TWD');
    expect(changed.headers.etag).not.toBe(first.headers.etag);
  });
});
