import { filedLensKeys } from '@tenfold/domain/lens';
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
    expect(Object.keys(companies[1].figures).sort()).toEqual([...filedLensKeys].sort());
    expect(companies[1].price_line).toHaveLength(32);
  });

  test('follows the period, in any case; 10Y unless asked', async () => {
    const growth = async (period: string) =>
      (await lens(period)).json().companies[1].figures.sharesChange as number;
    expect(await growth('3y')).toBe(0);
    expect((await lens('3y')).json().companies[1].earnings_bars).toHaveLength(4);
    expect((await server.get(`/lists/${listId}/lens`)).json().period).toBe('10Y');
    const refused = await lens('2Y');
    expect([refused.statusCode, refused.json().error_fields.period]).toEqual([422, 'Use 10Y, 5Y, 3Y, 1Y']);
  });

  test('a loss has reasons in place of growth and P/E; a bare listing only its name', async () => {
    const [loss, , bare] = (await lens()).json().companies;
    expect(loss.figures.priceEarningsRatioLtm).toBeNull();
    expect(loss.why.priceEarningsRatioLtm).toBe('eps_not_positive');
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

  test('by a link a visitor sees ratios at the last close, and nothing of the history', async () => {
    const { share_token } = (await server.post(`/lists/${listId}/share`, { share: true })).json();
    const [, acme] = (await lens('10Y', null, share_token)).json().companies;
    expect(acme).toMatchObject({ history_visible: false, price_line: [], earnings_bars: [], years: {} });
    expect(Object.keys(acme.figures).sort()).toEqual([
      'dividendYield',
      'freeCashFlowYield',
      'marketCap',
      'priceBookRatio',
      'priceEarningsRatioLtm',
    ]);
    expect((await lens('10Y', 'ann', share_token)).json().companies[1].history_visible).toBe(true);
    await server.post(`/lists/${listId}/share`, { share: false });
    expect((await lens('10Y', null, share_token)).statusCode).toBe(404);
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
