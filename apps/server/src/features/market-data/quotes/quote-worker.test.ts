import type { Tick } from '@tenfold/domain/quotes';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoppedClock } from '../../../platform/clock/index.ts';
import type { Database, Db } from '../../../platform/db/index.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { noEvents } from '../../../platform/events/no-events.fixture.ts';
import { openLog } from '../../../platform/log/index.ts';
import { addListing, dailyCloses } from '../../company/listings/listing.fixture.ts';
import type { QuoteProvider } from './provider.ts';
import { QuoteWorker } from './quote-worker.ts';

const log = openLog('silent');
const start = '2026-08-24T15:00:00Z';

class TestProvider implements QuoteProvider {
  readonly name = 'test quotes';
  readonly simulated = false;
  readonly pace = {
    open: { watched: 15_000, recent: 15_000, rest: 15_000 },
    closed: { watched: 15_000, recent: 15_000, rest: 15_000 },
    symbolsAtOnce: 50,
    intraday: 300_000,
  };
  readonly history = null;
  readonly estimates = null;
  readonly rates = null;
  readonly clock: StoppedClock;
  calls = 0;
  tickAt: (now: Date) => Partial<Tick> = () => ({});

  constructor(clock: StoppedClock) {
    this.clock = clock;
  }

  async quotes(symbols: readonly string[]) {
    this.calls += 1;
    const now = this.clock.now();
    const usual = { price: 12.5, previousClose: 12, tradedAt: now, currency: 'USD', delayMinutes: 0 };
    return new Map(symbols.map((symbol) => [symbol, { ...usual, ...this.tickAt(now) }]));
  }

  async intraday() {
    return { currency: null, sessions: [] };
  }
}

describe('the worker', () => {
  let database: Database;
  let db: Db;
  let clock: StoppedClock;
  let provider: TestProvider;
  let worker: QuoteWorker;

  beforeEach(async () => {
    database = await openTestDatabase();
    db = database.db;
    await addListing(db, {
      symbol: 'ACME',
      cik: 1,
      closes: dailyCloses('2026-08-17', '2026-08-21', () => 12),
    });
    clock = new StoppedClock(start);
    provider = new TestProvider(clock);
    worker = new QuoteWorker({ db, clock, log, events: noEvents }, provider, () => 1);
  });
  afterEach(async () => {
    await worker.stop();
    await database.close();
  });

  const known = async () =>
    (
      await sql<{ price: number; tradedAt: Date; version: number }>`
        select price, traded_at as "tradedAt", version from quote`.execute(db)
    ).rows;
  const aside = async () =>
    (
      await sql<{ why: string; times: number }>`select why, times from quarantined_tick order by why`.execute(
        db,
      )
    ).rows;
  const beats = async (count: number, milliseconds = 15_000) => {
    for (let i = 0; i < count; i += 1) {
      clock.advance(milliseconds);
      await beat();
    }
  };
  const beat = async (one = worker) => {
    await sql`insert into symbol_demand values ('ACME', ${clock.now().toISOString()})
              on conflict (symbol) do update set viewed_at = excluded.viewed_at`.execute(db);
    await one.beat();
  };

  test('requests due symbols and stores their quotes', async () => {
    await beat();
    expect(await known()).toMatchObject([{ price: 12.5, tradedAt: new Date(start) }]);
    await beat();
    clock.advance(14_999);
    await beat();
    expect(provider.calls).toBe(1);
    provider.tickAt = () => ({ price: 12.6 });
    clock.advance(1);
    await beat();
    expect(provider.calls).toBe(2);
    expect(await known()).toMatchObject([{ price: 12.6 }]);
  });

  test('backs off from a failing source and keeps the last quotes', async () => {
    await beat();
    const before = await known();
    provider.tickAt = () => {
      throw new Error('connection refused');
    };
    await beats(40, 15_000);
    // Ten minutes: retries after 2, 4, 8, 16 ... seconds, not forty times.
    expect(provider.calls).toBeLessThan(12);
    expect(await known()).toEqual(before);
    provider.tickAt = () => ({ price: 12.7 });
    await beats(60, 15_000);
    expect(await known()).toMatchObject([{ price: 12.7 }]);
  });

  test('quarantines invalid ticks once for each kind and keeps the last good price', async () => {
    await beat();
    const before = await known();
    const garbage: Partial<Tick>[] = [
      { price: Number.NaN },
      { price: 0 },
      { price: -12.5 },
      { price: 1_250 },
      { price: 0.12 },
      { currency: 'GBp' },
      { tradedAt: new Date(Number.NaN) },
      { tradedAt: new Date('2030-01-01T00:00:00Z') },
    ];
    for (const tick of garbage) {
      provider.tickAt = () => tick;
      await beats(2);
    }
    expect(await known()).toEqual(before);
    expect(await aside()).toEqual([
      { why: 'in_the_future', times: 2 },
      { why: 'jumps', times: 2 },
      { why: 'jumps', times: 2 },
      { why: 'not_a_number', times: 2 },
      { why: 'not_a_time', times: 2 },
      { why: 'not_positive', times: 2 },
      { why: 'not_positive', times: 2 },
      { why: 'other_currency', times: 2 },
    ]);
  });

  test('keeps twenty of a kind, however many come', async () => {
    await beat();
    for (let i = 0; i < 30; i += 1) {
      provider.tickAt = () => ({ price: -1 - i });
      await beats(1);
    }
    expect(await aside()).toEqual(Array.from({ length: 20 }, () => ({ why: 'not_positive', times: 1 })));
  });

  test('refuses a source whose clock was set back, until it is right again', async () => {
    await beat();
    const before = await known();
    provider.tickAt = (now) => ({ price: 11, tradedAt: new Date(now.getTime() - 3_600_000) });
    await beats(4);
    expect(await known()).toEqual(before);
    expect(await aside()).toEqual([{ why: 'before_the_last', times: 4 }]);
    provider.tickAt = () => ({ price: 12.8 });
    await beats(1);
    expect(await known()).toMatchObject([{ price: 12.8 }]);
  });

  test('continues after its own clock was set back', async () => {
    await beat();
    clock.advance(-24 * 3_600_000);
    provider.tickAt = () => ({ price: 12.9 });
    await beat();
    expect(await known()).toMatchObject([{ price: 12.9 }]);
  });

  test('measures the change on the day of a split against the adjusted close', async () => {
    await sql`insert into split values ('ACME', '2026-08-24', 10, 'test')`.execute(db);
    provider.tickAt = () => ({ price: 1.25, previousClose: null });
    await beat();
    const { rows } = await sql`select price, previous_close as "previousClose" from quote`.execute(db);
    expect(rows).toEqual([{ price: 1.25, previousClose: 1.2 }]);
  });

  test('runs in one process while the others stand by', async () => {
    const otherProvider = new TestProvider(clock);
    const other = new QuoteWorker({ db, clock, log, events: noEvents }, otherProvider, () => 1);
    await beat();
    await beat(other);
    expect([provider.calls, otherProvider.calls]).toEqual([1, 0]);
    await worker.stop();
    await beat(other);
    expect(otherProvider.calls).toBe(1);
    await other.stop();
  });

  test('writes one row for each listing, however often it is quoted', async () => {
    provider.tickAt = (now) => ({ price: 12 + (now.getTime() % 7) / 10 });
    await beats(20);
    expect(await known()).toHaveLength(1);
  });
});
