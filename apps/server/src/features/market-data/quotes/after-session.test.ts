import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StoppedClock } from '../../../platform/clock/index.ts';
import type { Database, Db } from '../../../platform/db/index.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { noEvents } from '../../../platform/events/no-events.fixture.ts';
import { listCloses, listDividends, listSplits, recordSplits } from '../../company/index.ts';
import { addListing, dailyCloses } from '../../company/listings/listing.fixture.ts';
import { ImportTally } from '../tally.ts';
import { AfterSession } from './after-session.ts';
import type { History, QuoteProvider } from './provider.ts';

let database: Database;
let db: Db;
let clock: StoppedClock;
let requests: string[];
let history: (symbol: string, from: string) => History;
let after: AfterSession;

const signal = new AbortController().signal;
const daysFrom = (from: string, to: string, price: number) => dailyCloses(from, to, () => price);

beforeEach(async () => {
  database = await openTestDatabase();
  db = database.db;
  clock = new StoppedClock('2026-08-24T20:29:00Z');
  requests = [];
  await addListing(db, {
    symbol: 'ACME',
    cik: 1,
    rank: 1,
    closes: daysFrom('2026-08-03', '2026-08-21', 100),
  });
  await addListing(db, { symbol: 'NEW', cik: 2, rank: 2 });
  history = (_, from) => ({
    currency: 'USD',
    closes: daysFrom(from, '2026-08-25', 101),
    dividends: [],
    splits: [],
  });
  const provider: QuoteProvider = {
    name: 'test quotes',
    simulated: false,
    pace: {
      open: { watched: 0, recent: 0, rest: 0 },
      closed: { watched: 0, recent: 0, rest: 0 },
      symbolsAtOnce: 1,
      intraday: 0,
    },
    quotes: async () => new Map(),
    intraday: async () => ({ currency: null, sessions: [] }),
    history: async (symbol, from) => {
      requests.push(`${symbol} ${from}`);
      return history(symbol, from);
    },
    estimates: null,
    rates: null,
  };
  after = new AfterSession(provider);
});
afterEach(() => database.close());

const next = () =>
  after
    .next({ db, events: noEvents, clock, tally: new ImportTally(() => undefined), signal }, signal)
    .catch((error) => error);
const all = async () => {
  for (let i = 0; i < 5; i += 1) await next();
};
const lastClose = async (symbol: string) => (await listCloses(db, symbol)).at(-1);

test('the close of a session is requested half an hour later, never during trading', async () => {
  clock = new StoppedClock('2026-08-24T19:00:00Z');
  await all();
  expect(await lastClose('ACME')).toMatchObject({ day: '2026-08-21' });
  clock = new StoppedClock('2026-08-24T20:30:00Z');
  clock.advance(60_000);
  await all();
  expect(await lastClose('ACME')).toEqual({ day: '2026-08-24', close: 101, simulated: false });
});

test('each symbol is requested once a session, two weeks back; a new one completely', async () => {
  clock.advance(60_000);
  await all();
  clock.advance(60_000);
  await all();
  expect(requests).toEqual(['ACME 2026-08-07', 'NEW 2015-08-24']);
});

test('a company that was fetched just now gets its closes without waiting for the next look', async () => {
  clock.advance(60_000);
  await all();
  requests = [];
  await addListing(db, { symbol: 'FETCHED', cik: 3 });
  await all();
  expect(requests).toEqual([]);
  after.lookNow();
  await all();
  expect(requests).toEqual(['FETCHED 2015-08-24']);
});

test('a repeat by another process stores nothing twice', async () => {
  clock.advance(60_000);
  await all();
  const before = await listCloses(db, 'ACME');
  await sql`delete from import_source`.execute(db);
  clock.advance(60_000);
  await all();
  expect(requests).toHaveLength(4);
  expect(await listCloses(db, 'ACME')).toEqual(before);
});

test('an unknown split reloads all closes', async () => {
  const split = { effective: '2026-08-24', ratio: 4 };
  history = (_, from) => ({
    currency: 'USD',
    closes: daysFrom(from, '2026-08-25', 25),
    dividends: [{ exDate: '2026-08-12', amount: 0.1 }],
    splits: [split],
  });
  clock.advance(60_000);
  await next();
  expect(requests).toEqual(['ACME 2026-08-07', 'ACME 2026-08-03']);
  expect(new Set((await listCloses(db, 'ACME')).map(({ close }) => close))).toEqual(new Set([25]));
  expect(await listSplits(db, 'ACME')).toEqual([split]);
  expect(await listDividends(db, 'ACME')).toEqual([{ exDate: '2026-08-12', amount: 0.1 }]);
});

test('a split stored before it took effect reloads all closes', async () => {
  const split = { effective: '2026-08-24', ratio: 4 };
  await recordSplits(db, 'ACME', [split], 'imported file');
  history = (_, from) => ({
    currency: 'USD',
    closes: daysFrom(from, '2026-08-25', 25),
    dividends: [],
    splits: [split],
  });
  clock.advance(60_000);
  await next();
  expect(requests).toEqual(['ACME 2026-08-07', 'ACME 2026-08-03']);
  expect(new Set((await listCloses(db, 'ACME')).map(({ close }) => close))).toEqual(new Set([25]));
});

test('an announced split reloads nothing', async () => {
  const usual = history;
  history = (symbol, from) => ({
    ...usual(symbol, from),
    splits: [{ effective: '2026-10-01', ratio: 4 }],
  });
  clock.advance(60_000);
  await next();
  expect(requests).toEqual(['ACME 2026-08-07']);
  expect(await listSplits(db, 'ACME')).toEqual([{ effective: '2026-10-01', ratio: 4 }]);
});

test('a failing symbol does not delay others, and is retried in an hour', async () => {
  const usual = history;
  history = (symbol, from) => {
    if (symbol === 'ACME') throw new Error('no such symbol');
    return usual(symbol, from);
  };
  clock.advance(60_000);
  expect(await next()).toEqual(new Error('no such symbol'));
  await all();
  expect(requests.map((one) => one.split(' ')[0])).toEqual(['ACME', 'NEW']);
  clock.advance(60 * 60_000);
  await next();
  expect(requests.at(-1)).toMatch(/^ACME/);
});

test.each<[string, (usual: History) => History]>([
  ['without the close of the session', (usual) => ({ ...usual, closes: usual.closes.slice(0, -2) })],
  ['in other money', (usual) => ({ ...usual, currency: 'GBp' })],
  [
    'of another share',
    (usual) => ({ ...usual, closes: usual.closes.map(({ day }) => ({ day, close: 999 })) }),
  ],
])('an answer %s is requested again in an hour, until the close is stored', async (_, spoil) => {
  const usual = history;
  history = (symbol, from) => (symbol === 'ACME' ? spoil(usual(symbol, from)) : usual(symbol, from));
  clock.advance(60_000);
  await all();
  expect(requests.map((one) => one.split(' ')[0])).toEqual(['ACME', 'NEW']);
  expect(await lastClose('ACME')).toMatchObject({ day: '2026-08-21' });
  history = usual;
  clock.advance(60 * 60_000);
  await all();
  expect(await lastClose('ACME')).toMatchObject({ day: '2026-08-24' });
  clock.advance(60 * 60_000);
  await all();
  expect(requests).toHaveLength(3);
});

test('closes in another currency are refused', async () => {
  history = (_, from) => ({
    currency: 'GBp',
    closes: daysFrom(from, '2026-08-25', 101),
    dividends: [],
    splits: [],
  });
  clock.advance(60_000);
  await all();
  expect(await lastClose('ACME')).toMatchObject({ day: '2026-08-21' });
});

test('closes of another share are refused: three times the stored ones without a split', async () => {
  history = (_, from) => ({
    currency: 'USD',
    closes: daysFrom(from, '2026-08-25', 300),
    dividends: [],
    splits: [],
  });
  clock.advance(60_000);
  await all();
  expect((await listCloses(db, 'ACME')).every(({ close }) => close === 100)).toBe(true);
});

test("closes moved by a stored split that the source doesn't repeat reload completely", async () => {
  await recordSplits(db, 'ACME', [{ effective: '2026-08-21', ratio: 4 }], 'imported file');
  history = (_, from) => ({
    currency: 'USD',
    closes: daysFrom(from, '2026-08-25', 25),
    dividends: [],
    splits: [],
  });
  clock.advance(60_000);
  await next();
  expect(requests).toEqual(['ACME 2026-08-07', 'ACME 2026-08-03']);
  expect(new Set((await listCloses(db, 'ACME')).map(({ close }) => close))).toEqual(new Set([25]));
});

test('closes about a hundred times the stored ones are refused', async () => {
  history = (_, from) => ({
    currency: 'USD',
    closes: daysFrom(from, '2026-08-25', 10_000),
    dividends: [],
    splits: [],
  });
  clock.advance(60_000);
  await all();
  expect((await listCloses(db, 'ACME')).every(({ close }) => close === 100)).toBe(true);
});
