import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../platform/db/test-database.ts';
import type { TestServer } from '../company/server.fixture.ts';
import { lists } from '../lists/index.ts';
import { openNotesServer, prepareAgain } from '../notes/notes-server.fixture.ts';
import { registerSummary } from './routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openNotesServer(await openTestDatabase(), registerSummary, lists.routes);
  for (const symbol of ['ACME', 'LOSS']) await prepareAgain(server, symbol);
});
afterAll(() => server.close());

const summary = async (by: 'ann' | 'ben' = 'ben') => (await server.get('/summary', {}, by)).json();
const forecast = (symbol: string, name: string, by: 'ann' | 'ben' = 'ben') =>
  server.post(`/company/${symbol}/forecast/create`, { name }, by);

test('somebody who follows no company has no filings, and companies to start with', async () => {
  const { start, ...others } = await summary();
  expect(start).toMatchObject([{ symbol: 'ACME', stock_price: expect.any(Number) }, { symbol: 'LOSS' }]);
  expect(others).toEqual({
    followed: 0,
    first_opened: null,
    filings: [],
    alerts: { count: 0, last: null },
    buy_below: { notes: 0, touched_lately: 0, prices: [] },
    list_today: null,
  });
});

test('a forecast follows its company: its newest filings, newest first', async () => {
  await forecast('ACME', 'One');
  await forecast('ACME', 'Two');
  const { followed, filings, start, first_opened } = await summary();
  expect([followed, start, first_opened]).toEqual([1, [], 'ACME']);
  expect(filings[0]).toMatchObject({
    symbol: 'ACME',
    company_name: 'Acme',
    form: '10-Q',
    period_end: '2026-06-30',
    fiscal_year: null,
    earnings_per_share: { actual: 0.84, estimate: 0.8 },
  });
  expect(filings.every(({ filed }: { filed: string }) => filed >= '2025-08-21')).toBe(true);
  const days = filings.map(({ filed }: { filed: string }) => filed);
  expect(days).toEqual(days.toSorted().reverse());
  expect(filings.find(({ form }: { form: string }) => form === '10-K')).toMatchObject({
    fiscal_year: 2025,
    period_end: '2025-12-31',
    earnings_per_share: null,
  });
});

test('a proxy statement is no report, though it states figures of the year', async () => {
  const { filings } = await summary();
  await sql`insert into filing (accession, cik, form, filed)
            select '0000000001-26-000099', cik, 'DEF 14A', date '2026-08-20' from listing where symbol = 'ACME'`.execute(
    server.db,
  );
  expect((await summary()).filings).toEqual(filings);
});

test('a note follows its companies too', async () => {
  await server.post('/company/notes/create', { description: 'Watch it', symbols: ['LOSS', 'ACME'] });
  expect((await summary()).followed).toBe(2);
});

test('nobody else’s companies, and no deleted forecast', async () => {
  await forecast('LOSS', 'Hers', 'ann');
  expect((await summary('ann')).filings.map(({ symbol }: { symbol: string }) => symbol)).not.toContain(
    'ACME',
  );
  await server.post('/company/LOSS/forecast/3/delete', {}, 'ann');
  expect((await summary('ann')).followed).toBe(0);
});

describe('lists today', () => {
  const make = (name: string, symbols: string[], by: 'ann' | 'ben' = 'ben') =>
    server.post('/lists/create', { name, symbols }, by);
  const today = async (list?: number, by: 'ann' | 'ben' = 'ben') =>
    (await server.get(`/summary${list === undefined ? '' : `?list=${list}`}`, {}, by)).json().list_today;

  test('shows how the companies of the first list moved, the largest rise first', async () => {
    await make('Watch', ['LOSS', 'ACME']);
    await make('Holders', ['ACME']);
    expect((await today(1)).chosen).toBe(1);
    const { lists: named, chosen, companies, movers, up, down, average } = await today();
    expect(named).toEqual([
      { id: 2, name: 'Holders' },
      { id: 1, name: 'Watch' },
    ]);
    expect({ chosen, companies, up: up + down }).toEqual({ chosen: 2, companies: 1, up: 1 });
    expect(movers).toMatchObject([{ symbol: 'ACME', stock_price_change: average }]);
    const both = await today(1);
    const changes = both.movers.map((one: { stock_price_change: number }) => one.stock_price_change);
    expect(changes).toEqual(changes.toSorted((one: number, other: number) => other - one));
    expect(both.average).toBeCloseTo((changes[0] + changes[1]) / 2, 12);
  });

  test('a list of somebody else, or none, is as if none was asked for', async () => {
    await make('Hers', ['LOSS'], 'ann');
    expect((await today(3)).chosen).toBe(2);
    expect((await today(999)).chosen).toBe(2);
    expect((await today(1, 'ann')).chosen).toBe(3);
  });

  test('a list follows its companies until they are removed', async () => {
    expect((await summary('ann')).followed).toBe(1);
    await server.post('/lists/3/company/delete/LOSS', {}, 'ann');
    expect((await summary('ann')).followed).toBe(0);
    expect(await today(undefined, 'ann')).toMatchObject({ companies: 0, average: null, movers: [] });
    await server.post('/lists/3/delete', {}, 'ann');
    expect(await today(undefined, 'ann')).toBeNull();
  });

  test('counts companies without figures too', async () => {
    await make('Bare', ['GAPS']);
    const { lists: named } = await today();
    const bare = named.find(({ name }: { name: string }) => name === 'Bare');
    expect(await today(bare.id)).toMatchObject({ companies: 1, average: null, movers: [] });
    await server.post(`/lists/${bare.id}/delete`, {});
  });
});

describe('buy-below prices', () => {
  const write = (title: string, below: number, by: 'ann' | 'ben' = 'ben') =>
    server.post(
      '/company/notes/create',
      { title, description: 'When traffic holds.', symbols: ['ACME'], below_price: below },
      by,
    );
  const prices = async (by: 'ann' | 'ben' = 'ben') => (await summary(by)).buy_below;
  const trade = (price: number, at: string) =>
    sql`insert into quote (symbol, price, traded_at, recorded_at, delay_minutes, source, simulated)
        values ('ACME', ${price}, ${at}, ${at}, 0, 'test', false)
        on conflict (symbol) do update set price = excluded.price, traded_at = excluded.traded_at`.execute(
      server.db,
    );

  test('within 10 % of the price are near, nearest first; one far away is left out', async () => {
    for (const [title, below] of [
      ['Near', 38],
      ['Nearer', 40],
      ['Far', 20],
    ] as const)
      expect((await write(title, below)).statusCode).toBe(200);
    const { touched_lately, prices: near } = await prices();
    expect(touched_lately).toBe(0);
    expect(near).toMatchObject([
      { title: 'Nearer', symbol: 'ACME', price: 40, touched: null, excerpt: 'When traffic holds.' },
      { title: 'Near', price: 38, touched: null },
    ]);
    const [{ stock_price, away, lowest }] = near;
    expect([away, lowest]).toEqual([stock_price / 40 - 1, stock_price]);
  });

  test('one that was touched says when and at which price', async () => {
    await trade(39, '2026-08-24T14:00:00Z');
    server.clock.advance(3 * 24 * 3_600_000);
    expect(await prices()).toMatchObject({
      touched_lately: 1,
      prices: [
        {
          title: 'Nearer',
          touched: { day: '2026-08-24', price: 39, is_simulated: false },
          stock_price: 39,
          lowest: 39,
        },
        { title: 'Near', touched: null },
      ],
    });
  });

  test('an update sets another one', async () => {
    await server.post('/company/note/3/update', {
      revision: 1,
      description: 'Less growth.',
      below_price: 30,
    });
    expect((await prices()).prices.map(({ title }: { title: string }) => title)).toEqual(['Near']);
  });

  test('one that was touched more than a month ago, and is below the price again, is left out', async () => {
    await trade(39, '2026-08-25T14:00:00Z');
    expect((await prices()).prices.length).toBeGreaterThan(0);
    await write('High', 39.5);
    await trade(60, '2026-08-26T14:00:00Z');
    server.clock.advance(45 * 24 * 3_600_000);
    expect((await prices()).prices).toEqual([]);
    server.clock.advance(-45 * 24 * 3_600_000);
  });

  test('of nobody else', async () => {
    expect((await prices('ann')).prices).toEqual([]);
  });
});

test('EPS of a company that the month has no room for is left out', async () => {
  await forecast('ACME', 'Hers', 'ann');
  expect((await summary('ann')).filings[0].earnings_per_share).not.toBeNull();
  server.clock.advance(15 * 24 * 3_600_000);
  await sql`insert into companies_opened (account_id, month, symbols)
            values (1, '2026-09-01', ${Array.from({ length: 30 }, (_, at) => `S${at}`)}::text[])`.execute(
    server.db,
  );
  expect((await summary('ann')).filings[0]).toMatchObject({ symbol: 'ACME', earnings_per_share: null });
});
