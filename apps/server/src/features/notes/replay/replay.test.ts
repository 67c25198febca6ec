import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { recordSplits } from '../../company/index.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { annualReport } from '../../financials/filings.fixture.ts';
import { recordFacts } from '../../financials/record-facts.ts';
import { openNotesServer, prepareAgain } from '../notes-server.fixture.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openNotesServer(await openTestDatabase());
  for (const symbol of ['ACME', 'LOSS']) await prepareAgain(server, symbol);
});
afterEach(() => server.close());

const day = 24 * 3_600_000;
const create = (more: object = {}) =>
  server.post('/company/notes/create', { description: 'Prices hold.', symbols: ['ACME'], ...more });
const read = async () => (await server.get('/notes/1')).json();

async function close(on: string, price: number) {
  await sql`insert into close_price (symbol, day, close, source) values ('ACME', ${on}, ${price}, 'test')`.execute(
    server.db,
  );
}

describe('what was known when a note was written', () => {
  test('is the price, the last twelve months and the value its page shows first', async () => {
    const { known } = (await create()).json();
    expect(known).toEqual([
      {
        symbol: 'ACME',
        known_at: '2026-08-21T20:00:00.000Z',
        currency: 'USD',
        figures_visible: true,
        price: expect.any(Number),
        price_time: '2026-08-21T16:00:00-04:00',
        price_kind: 'close',
        figures: {
          currency: 'USD',
          period_end: '2026-06-30',
          revenue: { value: expect.any(Number), why: null },
          earnings_per_share: { value: expect.any(Number), why: null },
          free_cash_flow: { value: expect.any(Number), why: null },
          net_debt: { value: expect.any(Number), why: null },
        },
        model: {
          forecast_id: null,
          name: null,
          version: null,
          method: expect.any(String),
          value_per_share: expect.any(Number),
          why: null,
        },
      },
    ]);
  });

  test('names the person’s own forecast where there is one, with its version', async () => {
    await server.post('/company/ACME/forecast/create', {
      name: 'Base case',
      values: { 2026: { margin: 0.1 } },
    });
    const { known, since } = (await create()).json();
    expect(known[0].model).toMatchObject({ forecast_id: 1, name: 'Base case', version: 1, why: null });
    const { forecasts } = (await server.get('/forecasts')).json();
    expect(known[0].model.value_per_share).toBe(forecasts[0].value_per_share);
    expect(since[0]).toMatchObject({ model: known[0].model, model_before: known[0].model.value_per_share });
  });

  test('stays, whatever is edited; a company that is added gets what is known then', async () => {
    const [acme] = (await create()).json().known;
    server.clock.advance(day);
    await close('2026-08-24', 80);
    await prepareAgain(server, 'ACME');
    await server.post('/company/note/1/save', {
      revision: 1,
      symbols: ['LOSS', 'ACME'],
      description: 'Both.',
    });
    expect((await read()).known).toEqual([
      expect.objectContaining({ symbol: 'LOSS', known_at: '2026-08-22T20:00:00.000Z' }),
      acme,
    ]);
  });

  test('is sealed in the database too', async () => {
    await create();
    const change = sql`update note set known = jsonb_set(known, '{ACME,price}', '1')`.execute(server.db);
    await expect(change).rejects.toThrow('is sealed');
  });

  test('is nothing but the currency of a company whose filings are not here', async () => {
    await sql`insert into listing (symbol, cik, name, short_name) values ('FAR', 9, 'Far Away', 'Far')`.execute(
      server.db,
    );
    const { known, since } = (await create({ symbols: ['FAR'], note_price: 10, below_price: 9 })).json();
    expect(known).toMatchObject([
      { symbol: 'FAR', currency: 'USD', price: null, figures: null, model: null },
    ]);
    expect(since).toMatchObject([
      {
        price: null,
        price_change: { value: null, why: 'no_price' },
        figures: null,
        note_price: { change: null, why: 'no_price' },
        buy_below: { is_touched: null, why: 'no_price' },
      },
    ]);
  });

  test('leaves out what is filed and traded later than the moment', async () => {
    server.clock.advance(Date.parse('2023-03-15T15:00:00Z') - server.clock.now().getTime());
    const { known } = (await create()).json();
    expect(known).toMatchObject([
      {
        known_at: '2023-03-15T15:00:00.000Z',
        price_time: '2023-03-14T16:00:00-04:00',
        figures: { period_end: '2022-12-31' },
      },
    ]);
  });
});

describe('what changed since', () => {
  test('is price, return, figures, range and buy-below price', async () => {
    const { known } = (await create({ note_price: 30, fair_value_estimate: '1-2', below_price: 20 })).json();
    server.clock.advance(200 * day);
    await close('2026-12-01', 19.5);
    await close('2027-02-26', 45);
    await recordFacts(
      server.db,
      1001,
      annualReport(1001, 2026, { Revenues: 5_000, EarningsPerShareDiluted: 9 }),
    );
    await prepareAgain(server, 'ACME');
    const note = await read();
    expect(note.known).toEqual(known);
    const then = known[0].price;
    expect(note.since).toMatchObject([
      {
        symbol: 'ACME',
        price: 45,
        price_time: '2027-02-26T16:00:00-05:00',
        price_kind: 'close',
        split_factor: 1,
        price_before: then,
        price_change: { value: 45 / then - 1, why: null },
        note_price: { price: 30, change: 0.5, why: null },
        figures: { period_end_before: '2026-06-30', period_end: '2026-12-31' },
        // The report says nothing of cash flow.
        range: { low: 1, high: 2, model_is: null, why: 'no_model_value' },
        buy_below: { price: 20, is_touched: true, day: '2026-12-01', touched_at: 19.5, why: null },
      },
    ]);
    const { revenue } = note.since[0].figures;
    expect(revenue.now).toBe(5_000e6);
    expect(revenue.change).toBeCloseTo(5_000e6 / known[0].figures.revenue.value - 1, 12);
  });

  test('is no loss after a split', async () => {
    const { known } = (await create({ note_price: 60, fair_value_estimate: '1-2', below_price: 4 })).json();
    server.clock.advance(30 * day);
    await sql`update close_price set close = close / 4 where symbol = 'ACME'`.execute(server.db);
    await close('2026-09-14', known[0].price / 4);
    await recordSplits(server.db, 'ACME', [{ effective: '2026-09-10', ratio: 4 }], 'test');
    await prepareAgain(server, 'ACME');
    const [since] = (await read()).since;
    expect(since).toMatchObject({
      split_factor: 4,
      price_before: known[0].price / 4,
      price_change: { value: 0, why: null },
      note_price: { price: 15 },
      range: { low: 0.25, high: 0.5, model_is: 'above', why: null },
      buy_below: { price: 1 },
      figures: { revenue: { change: 0 } },
    });
    expect(since.figures.earnings_per_share.change).toBeCloseTo(0, 12);
    expect(since.model_before).toBeCloseTo(known[0].model.value_per_share / 4, 9);
  });

  test('of an update is since the update', async () => {
    await create();
    server.clock.advance(30 * day);
    await close('2026-09-14', 50);
    await prepareAgain(server, 'ACME');
    await server.post('/company/note/1/update', { revision: 1, description: 'Up.', below_price: 50 });
    const { histories, since } = await read();
    expect(histories[0]).toMatchObject({
      known: [{ price: 50 }],
      since: [{ price_change: { value: 0 }, buy_below: { is_touched: true, day: '2026-09-14' } }],
    });
    expect(since[0]).toMatchObject({ price: 50, buy_below: null });
  });

  test('of further companies has no prices of the note', async () => {
    await create({ symbols: ['ACME', 'LOSS'], note_price: 30, fair_value_estimate: '1-2', below_price: 20 });
    const [, loss] = (await read()).since;
    expect(loss).toMatchObject({ symbol: 'LOSS', note_price: null, range: null, buy_below: null });
  });
});

test('figures of companies that the month has no room for are withheld, then and now', async () => {
  await sql`insert into companies_opened (account_id, month, symbols)
            values (1, '2026-08-01', ${Array.from({ length: 30 }, (_, at) => `S${at}`)}::text[])`.execute(
    server.db,
  );
  await server.post(
    '/company/notes/create',
    { description: 'Hers.', symbols: ['ACME'], fair_value_estimate: '1-2' },
    'ann',
  );
  const { known, since } = (await server.get('/notes/1', {}, 'ann')).json();
  expect(known[0]).toMatchObject({
    price: expect.any(Number),
    figures_visible: false,
    figures: null,
    model: null,
  });
  expect(since[0]).toMatchObject({
    figures_visible: false,
    figures: null,
    model: null,
    model_before: null,
    range: { model_is: null, why: 'not_visible' },
  });
});

test('a page of many notes asks no more than a page of one', async () => {
  const countQueries = async (path: string) => {
    let queries = 0;
    const { db } = server;
    const execute = db.getExecutor().executeQuery;
    Object.assign(db.getExecutor(), {
      executeQuery: (...given: Parameters<typeof execute>) => {
        queries += 1;
        return execute.apply(db.getExecutor(), given);
      },
    });
    await server.get(path);
    Object.assign(db.getExecutor(), { executeQuery: execute });
    return queries;
  };
  for (let at = 0; at < 12; at += 1) await create({ description: `Note ${at}`, symbols: ['ACME', 'LOSS'] });
  await server.get('/notes?size=1');
  const one = await countQueries('/notes?size=1');
  expect(one).toBeGreaterThan(3);
  expect(await countQueries('/notes?size=12')).toBe(one);
});
