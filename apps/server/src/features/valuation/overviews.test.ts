import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveDocuments } from '../../platform/documents/index.ts';
import { company } from '../company/index.ts';
import { addListing } from '../company/listings/listing.fixture.ts';
import { openTestServer, type TestServer } from '../company/server.fixture.ts';
import { loadCompanyFigures } from '../financials/company-figures.ts';
import { addSmallCompanies } from '../financials/small-companies.fixture.ts';
import { prepareOverview } from './prepare-overview.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer(company.routes);
  await addSmallCompanies(server.db);
  await addListing(server.db, { symbol: 'ACME-A', cik: 1001, name: 'Acme Anvils Inc.', rank: 5000 });
  for (const symbol of ['ACME', 'ACME-A', 'GAPS', 'LOSS', 'NEWCO']) await prepare(symbol);
});

afterAll(() => server.close());

async function prepare(symbol: string): Promise<void> {
  const figures = await loadCompanyFigures(server.db, symbol);
  if (figures !== null) await saveDocuments(server.db, symbol, [await prepareOverview(server.db, figures)]);
}

async function list(by: 'ann' | 'ben' | null = 'ben'): Promise<Record<string, unknown>[]> {
  // A change is seen after a second.
  server.clock.advance(1000);
  return (await server.get('/company', {}, by)).json().companies;
}

const found = async (symbol: string, by: 'ann' | 'ben' | null = 'ben') =>
  (await list(by)).find((one) => one.symbol === symbol) as Record<string, unknown> & {
    value: Record<string, unknown> | null;
  };

describe('GET company', () => {
  test('lists each company once by its main listing, largest first', async () => {
    expect((await list()).map(({ symbol }) => symbol)).toEqual(['ACME', 'GAPS', 'LOSS', 'NEWCO']);
  });

  test('has price, ratios, the value against the price and the newest filing', async () => {
    const acme = await found('ACME');
    expect(acme).toMatchObject({
      short_name: 'Acme',
      stock_price: expect.any(Number),
      ratios_as_of: '2026-08-21',
      market_cap: expect.any(Number),
      price_earnings_ratio_ltm: expect.any(Number),
      newest_filing: { form: expect.stringMatching(/^10-[KQ]$/), filed: expect.stringMatching(/^2026-/) },
      value: { why: null },
    });
    const { value_per_share, value_against_price } = acme.value ?? {};
    expect(value_against_price).toBeCloseTo(Number(value_per_share) / Number(acme.stock_price) - 1, 12);
  });

  test('without a price or figures gives reasons, no zeros', async () => {
    expect(await found('GAPS')).toMatchObject({
      stock_price: null,
      market_cap: null,
      why: { marketCap: 'no_price', priceEarningsRatioLtm: 'no_price' },
    });
    expect(await found('NEWCO')).toMatchObject({ newest_filing: null, value: null, value_visible: true });
  });

  test('names the reason where no method has a value', async () => {
    expect((await found('LOSS')).value).toMatchObject({
      value_per_share: null,
      value_against_price: null,
      why: expect.any(String),
    });
  });

  test('hides from a visitor the values that the pages hide', async () => {
    for (const one of await list(null)) {
      expect([one.symbol, one.value, one.value_visible]).toEqual([one.symbol, null, false]);
    }
  });

  test('with Light shows values as long as more companies may be opened, then those of opened ones', async () => {
    expect((await found('ACME', 'ann')).value).not.toBeNull();
    const month = server.clock.now().toISOString().slice(0, 7);
    await sql`insert into companies_opened (account_id, month, symbols)
              select id, ${`${month}-01`}, array['LOSS'] || array(select 'X' || n from generate_series(1, 29) as n)
                from account where plan = 'light'`.execute(server.db);
    await server.quota.known.changes.look();
    expect(await found('ACME', 'ann')).toMatchObject({ value: null, value_visible: false });
    expect((await found('LOSS', 'ann')).value_visible).toBe(true);
    expect((await found('ACME', 'ben')).value).not.toBeNull();
  });

  test('is rebuilt when a document changes, else the same bytes', async () => {
    const first = await server.get('/company');
    const again = await server.get('/company', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    await sql`update listing set short_name = 'Anvils' where symbol = 'ACME'`.execute(server.db);
    await prepare('ACME');
    expect((await found('ACME')).short_name).toBe('Anvils');
  });
});
