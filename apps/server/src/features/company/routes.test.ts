import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveDocuments } from '../../platform/documents/index.ts';
import { addListing, dailyCloses } from './listings/listing.fixture.ts';
import { prepareCloses } from './prices/prepare-closes.ts';
import { listCloses } from './prices/price-store.ts';
import { prepareChiefExecutives } from './profile/prepare-chief-executives.ts';
import { prepareCompany } from './profile/prepare-company.ts';
import { recordChiefExecutives } from './profile/record-chief-executives.ts';
import { registerCompany } from './routes.ts';
import { openTestServer, type TestServer } from './server.fixture.ts';
import type { CompanyTables } from './tables.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer(registerCompany);
  const { db } = server;
  await addListing(db, {
    symbol: 'ACME',
    cik: 1,
    name: 'Acme Anvils Inc.',
    shortName: 'Acme',
    rank: 2,
    profile: { sector: 'Industrials', employees: 1200, socialMediaUrls: ['https://social.example/acme'] },
    closes: dailyCloses('2014-01-01', '2026-08-21', (day) => 10 + day / 100),
  });
  await addListing(db, { symbol: 'BRK-B', cik: 2, name: 'Berkshire', rank: 1 });
  await recordChiefExecutives(db, 1, [
    { fullName: 'Wile Coyote', startYear: 2001, endYear: null },
    { fullName: 'Road Runner', startYear: 1990, endYear: 2001 },
  ]);
  for (const [symbol, cik] of [
    ['ACME', 1],
    ['BRK-B', 2],
  ] as const) {
    const document = await prepareCompany(db, symbol, 'In fiscal 2025 things went well.');
    const closes = prepareCloses('USD', await listCloses(db, symbol), null);
    if (document !== null)
      await saveDocuments(db, symbol, [document, await prepareChiefExecutives(db, cik), closes]);
  }
});

afterAll(() => server.close());

describe('GET company/{symbol}', () => {
  test('answers the company in wire names, in upper or lower case', async () => {
    const reply = await server.get('/company/acme');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      symbol: 'ACME',
      short_name: 'Acme',
      employees: 1200,
      reported_currency: 'USD',
      week52_low: expect.closeTo(52.51, 6),
      week52_high: expect.closeTo(56.15, 6),
      stock_price: expect.closeTo(56.15, 6),
      stock_price_change: expect.closeTo(56.15 / 56.14 - 1, 9),
      last_trade_time: '2026-08-21T16:00:00-04:00',
      quote: { source: 'test prices', simulated: false },
      keywords: 'Industrials, Electronic Computers, NYSE',
      social_media_urls: ['https://social.example/acme'],
      seo: { key_facts: 'In fiscal 2025 things went well.', industry: 'Electronic Computers' },
    });
  });

  test('without a price says null, never zero', async () => {
    const reply = await server.get('/company/BRK-B');
    expect(reply.json()).toMatchObject({
      stock_price: null,
      stock_price_change: null,
      week52_low: null,
      last_trade_time: null,
      quote: null,
    });
  });

  test('says so when a price of the last year was simulated', async () => {
    const closes = dailyCloses('2026-08-19', '2026-08-21', () => 5).map((close, day) => ({
      ...close,
      simulated: day === 1,
    }));
    await addListing(server.db, { symbol: 'DRAWN', cik: 3, closes });
    const document = await prepareCompany(server.db, 'DRAWN');
    expect(JSON.parse(document?.body ?? '').quote).toMatchObject({ source: 'test prices', simulated: true });
  });

  test('answers 304 to a matching ETag', async () => {
    const etag = String((await server.get('/company/ACME')).headers.etag);
    const again = await server.get('/company/ACME', { 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test('refuses an unknown symbol with a sentence', async () => {
    const reply = await server.get('/company/NOPE');
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({
      code: 'company_not_found',
      detail: 'We have no company with the symbol NOPE.',
    });
  });

  test('refuses a listed symbol that was never imported, by name', async () => {
    await server.db
      .withTables<CompanyTables>()
      .insertInto('listing')
      .values({ symbol: 'KO', cik: 21344, name: 'Coca Cola Co', short_name: 'Coca Cola', exchange: 'NYSE' })
      .execute();
    for (const path of ['/company/ko', '/company/KO/ceo', '/company/KO/stock/1Y']) {
      const reply = await server.get(path);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({
        code: 'company_not_on_file',
        detail: 'Coca Cola Co (KO) is listed, but we don’t have its filings yet.',
      });
    }
  });

  test('refuses an invalid symbol by field', async () => {
    for (const symbol of ['%00', "'; drop table listing", 'TOOLONGASYMBOL', '%E2%98%83']) {
      const reply = await server.get(`/company/${encodeURIComponent(decodeURIComponent(symbol))}`);
      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toMatchObject({
        code: 'invalid_request',
        error_fields: { symbol: expect.any(String) },
      });
    }
  });
});

test('preparing the same company again makes the same document', async () => {
  expect(await prepareCompany(server.db, 'ACME')).toEqual(await prepareCompany(server.db, 'ACME'));
  expect(await prepareCompany(server.db, 'NOPE')).toBeNull();
});

describe('GET company/{text}/search', () => {
  const search = (text: string, query = '') =>
    server.get(`/company/${encodeURIComponent(text)}/search${query}`);

  test('answers symbols and names, best first', async () => {
    expect((await search('anv')).json()).toEqual({
      results: [{ symbol: 'ACME', name: 'Acme Anvils Inc.', coverage: 'here' }],
    });
    expect((await search('brk.b')).json().results).toHaveLength(1);
    expect((await search('e', '?limit=1')).json().results).toHaveLength(1);
  });

  test('accepts any text', async () => {
    for (const text of ['%', '_', "' or 1=1 --", '"', '😀', '../..', 'a/b', '\\', '{}', '日本']) {
      const reply = await search(text);
      expect([text, reply.statusCode]).toEqual([text, 200]);
      expect(reply.json()).toEqual({ results: [] });
    }
  });

  test('refuses blanks, long texts and an invalid limit', async () => {
    expect((await search('   ')).statusCode).toBe(422);
    expect((await search('a'.repeat(81))).statusCode).toBe(422);
    for (const limit of ['0', '21', 'x', '1.5']) {
      const reply = await search('a', `?limit=${limit}`);
      expect(reply.statusCode).toBe(422);
      expect(Object.keys(reply.json().error_fields)).toEqual(['limit']);
    }
  });
});

describe('POST company/symbols/search', () => {
  test('answers in the requested order, without unknown symbols', async () => {
    const reply = await server.post('/company/symbols/search', {
      symbols: ['brk-b', 'NOPE', 'acme', 'ACME'],
    });
    expect(reply.json()).toEqual({
      results: [
        { symbol: 'BRK-B', name: 'Berkshire', coverage: 'here' },
        { symbol: 'ACME', name: 'Acme Anvils Inc.', coverage: 'here' },
      ],
    });
  });

  test('refuses lists that are empty, too long or invalid', async () => {
    for (const symbols of [[], Array.from({ length: 101 }, () => 'A'), ['a b'], 'ACME', [1]]) {
      expect((await server.post('/company/symbols/search', { symbols })).statusCode).toBe(422);
    }
    expect((await server.post('/company/symbols/search', {})).statusCode).toBe(422);
  });
});

test('GET company/{symbol}/ceo answers who led the company, newest first', async () => {
  expect((await server.get('/company/acme/ceo')).json()).toEqual({
    chief_executives: [
      { full_name: 'Wile Coyote', avatar: null, start_year: 2001, end_year: null },
      { full_name: 'Road Runner', avatar: null, start_year: 1990, end_year: 2001 },
    ],
  });
  expect((await server.get('/company/BRK-B/ceo')).json()).toEqual({ chief_executives: [] });
  expect((await server.get('/company/NOPE/ceo')).json().code).toBe('company_not_found');
});

describe('GET company/{symbol}/stock/{period}', () => {
  test('answers the closes and the change over the period', async () => {
    const reply = await server.get('/company/ACME/stock/5d');
    const { points, ...rest } = reply.json();
    expect(rest).toEqual({
      period: '5D',
      currency: 'USD',
      value: expect.closeTo(56.15, 6),
      change: expect.closeTo(56.15 / 56.08 - 1, 9),
    });
    expect(points).toHaveLength(6);
    expect(points.at(-1)).toEqual({
      period: '5D',
      datetime: '2026-08-21',
      value: expect.closeTo(56.15, 6),
      simulated: false,
    });
  });

  test('without prices answers no points and no change', async () => {
    const reply = await server.get('/company/BRK-B/stock/10Y');
    expect(reply.json()).toEqual({
      period: '10Y',
      currency: 'USD',
      value: null,
      change: null,
      points: [],
    });
  });

  test('of ten days answers daily closes', async () => {
    const { period, points } = (await server.get('/company/ACME/stock/10d')).json();
    expect(period).toBe('10D');
    expect([points.length, points[0].datetime]).toEqual([11, '2026-08-07']);
  });

  test('answers 304 until another close is stored', async () => {
    await addListing(server.db, { symbol: 'NEXT', cik: 4 });
    const put = (last: string) =>
      saveDocuments(server.db, 'NEXT', [
        prepareCloses(
          'USD',
          dailyCloses('2026-08-19', last, (day) => 5 + day),
          null,
        ),
      ]);
    await put('2026-08-20');
    const { etag } = (await server.get('/company/NEXT/stock/1Y')).headers;
    const ask = () => server.get('/company/NEXT/stock/1Y', { 'if-none-match': String(etag) });
    expect((await ask()).statusCode).toBe(304);
    await put('2026-08-21');
    await server.documents.refresh();
    expect((await ask()).json().points).toHaveLength(3);
  });

  test('refuses an unknown period or company', async () => {
    expect((await server.get('/company/ACME/stock/2Y')).json().error_fields).toHaveProperty('period');
    expect((await server.get('/company/NOPE/stock/1Y')).json().code).toBe('company_not_found');
  });
});
