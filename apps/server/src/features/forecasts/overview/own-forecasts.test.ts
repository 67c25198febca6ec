import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { openForecastsServer } from '../forecasts-server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openForecastsServer(await openTestDatabase());
  await create('ACME', { name: 'Base case', values: { 2026: { margin: 0.1 } } });
  server.clock.advance(60_000);
  await create('LOSS', { name: 'Turnaround', values: { Terminal: { percentageCfoOfRevenue: 0.3 } } });
  await create('ACME', { name: 'Hers' }, 'ann');
  await create('ACME', { name: 'Gone' });
  await server.post('/company/ACME/forecast/4/delete', {});
});
afterAll(() => server.close());

const create = (symbol: string, body: object, by: 'ann' | 'ben' = 'ben') =>
  server.post(`/company/${symbol}/forecast/create`, body, by);
const listed = async (by: 'ann' | 'ben' = 'ben') => (await server.get('/forecasts', {}, by)).json().forecasts;

test('all of a person, of every company, last changed first', async () => {
  expect(await listed()).toMatchObject([
    { name: 'Turnaround', symbol: 'LOSS', company_name: 'Loss Makers plc' },
    { name: 'Base case', symbol: 'ACME', company_name: 'Acme Anvils Inc.', versions: 1, currency: 'USD' },
  ]);
  expect(await listed('ann')).toMatchObject([{ name: 'Hers' }]);
});

test('has its value on the day of the price, or the reason there is none', async () => {
  const [turnaround, base] = await listed();
  expect(base).toMatchObject({
    last_trade_time: '2026-08-21T16:00:00-04:00',
    price_kind: 'close',
    why: null,
    value_visible: true,
  });
  expect(base.value_against_price).toBeCloseTo(base.value_per_share / base.stock_price - 1, 12);
  const { versions } = (await server.get('/company/ACME/forecast/1/versions')).json();
  expect(base.value_per_share).toBeGreaterThan(versions[0].value_per_share);
  expect(turnaround).toMatchObject({ value_per_share: null, value_against_price: null });
  expect(turnaround.why).not.toBeNull();
});

test('has the value of other listings of its company, at their own prices', async () => {
  await sql`insert into listing (symbol, cik, name, short_name, exchange, currency, adr_ratio, rank)
            select 'ACME.B', cik, name, short_name, exchange, currency, adr_ratio, 99 from listing where symbol = 'ACME'`.execute(
    server.db,
  );
  await sql`insert into document (subject, kind, etag, body, gzip, brotli)
            select 'ACME.B', kind, etag, body, gzip, brotli from document where subject = 'ACME'`.execute(
    server.db,
  );
  await sql`insert into close_price (symbol, day, close, source) values ('ACME.B', '2026-08-21', 20, 'test')`.execute(
    server.db,
  );
  const [turnaround, base] = await listed();
  expect(turnaround.other_listings).toEqual([]);
  expect(base.other_listings).toMatchObject([{ symbol: 'ACME.B', value_visible: true }]);
  const [other] = base.other_listings;
  expect(other.value_per_share).toBeCloseTo(base.value_per_share, 9);
  expect(other.value_against_price).toBeCloseTo(other.value_per_share / 20 - 1, 9);
  await sql`delete from listing where symbol = 'ACME.B'`.execute(server.db);
});

test('says whether a filing came since it was saved', async () => {
  const [, base] = await listed();
  expect(base.newest_filing_then).toEqual(base.newest_filing);
});

test('shows the price of the moment', async () => {
  await sql`insert into quote (symbol, price, traded_at, recorded_at, delay_minutes, source, simulated)
            values ('ACME', 33, '2026-08-24T14:00:00Z', '2026-08-24T14:00:01Z', 0, 'test', false)`.execute(
    server.db,
  );
  const [, base] = await listed();
  expect(base).toMatchObject({
    stock_price: 33,
    last_trade_time: '2026-08-24T10:00:00-04:00',
    price_kind: 'trade',
  });
});

test('withholds values of companies that the month has no room for', async () => {
  server.clock.advance(15 * 24 * 3_600_000);
  await sql`insert into companies_opened (account_id, month, symbols)
            values (1, '2026-09-01', ${Array.from({ length: 30 }, (_, at) => `S${at}`)}::text[])`.execute(
    server.db,
  );
  expect(await listed('ann')).toMatchObject([
    { name: 'Hers', value_visible: false, value_per_share: null, why: null },
  ]);
});
