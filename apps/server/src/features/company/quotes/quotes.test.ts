import { type KyselyPlugin, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoppedClock } from '../../../platform/clock/index.ts';
import { describeOnOne } from '../../../platform/db/databases-fixture.ts';
import type { Database, Db } from '../../../platform/db/index.ts';
import { DocumentCache, OverlaidDocuments, saveDocuments } from '../../../platform/documents/index.ts';
import { noEvents } from '../../../platform/events/no-events.fixture.ts';
import { openLog } from '../../../platform/log/index.ts';
import { addListing, dailyCloses } from '../listings/listing.fixture.ts';
import { listIntraday, recordIntraday } from '../prices/intraday-store.ts';
import { recordCloses } from '../prices/record-prices.ts';
import { companyDocument, prepareCompany } from '../profile/prepare-company.ts';
import { mergeQuote } from './merge-quote.ts';
import { QuoteCache } from './quote-cache.ts';
import { type LatestQuote, listStoredPrices, type Quote, recordQuotes } from './quote-store.ts';
import { listSymbolDemand } from './symbol-demand.ts';
import { SymbolDemandRecorder } from './symbol-demand-recorder.ts';

const _log = openLog('silent');

const quote = (change: Partial<Quote> = {}): Quote => ({
  symbol: 'ACME',
  price: 12.5,
  previousClose: 12,
  tradedAt: new Date('2026-08-24T15:00:00Z'),
  recordedAt: new Date('2026-08-24T15:00:05Z'),
  delayMinutes: 15,
  source: 'test quotes',
  simulated: false,
  ...change,
});
const replay = (change: Partial<Quote> = {}) => quote({ simulated: true, source: 'test prices', ...change });

describeOnOne('quotes', (open) => {
  let database: Database;
  let db: Db;
  let statements: number;

  beforeEach(async () => {
    database = await open();
    statements = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    db = database.db.withPlugin(counting);
    await addListing(db, {
      symbol: 'ACME',
      cik: 1,
      closes: dailyCloses('2026-08-17', '2026-08-21', () => 12),
    });
    await addListing(db, { symbol: 'LOSS', cik: 2 });
    for (const symbol of ['ACME', 'LOSS']) {
      const document = await prepareCompany(db, symbol);
      if (document !== null) await saveDocuments(db, symbol, [document]);
    }
  });
  afterEach(() => database.close());

  describe('are recorded', () => {
    test('only when they changed', async () => {
      expect(await recordQuotes({ db, events: noEvents }, [quote(), quote({ symbol: 'LOSS' })])).toEqual([
        'ACME',
        'LOSS',
      ]);
      expect(
        await recordQuotes({ db, events: noEvents }, [
          quote({ recordedAt: new Date('2026-08-24T15:00:20Z') }),
        ]),
      ).toEqual([]);
      expect(await recordQuotes({ db, events: noEvents }, [quote({ price: 12.6 })])).toEqual(['ACME']);
    });

    test('without replacing a later trade', async () => {
      await recordQuotes({ db, events: noEvents }, [quote()]);
      expect(
        await recordQuotes({ db, events: noEvents }, [
          quote({ price: 9, tradedAt: new Date('2026-08-24T14:59:59Z') }),
        ]),
      ).toEqual([]);
    });

    test('with a replay replacing a replay, never a trade', async () => {
      await recordQuotes({ db, events: noEvents }, [replay()]);
      expect(
        await recordQuotes({ db, events: noEvents }, [
          replay({ tradedAt: new Date('2026-08-24T13:30:00Z') }),
        ]),
      ).toEqual(['ACME']);
      expect(
        await recordQuotes({ db, events: noEvents }, [quote({ tradedAt: new Date('2026-08-24T13:30:00Z') })]),
      ).toEqual(['ACME']);
      expect(
        await recordQuotes({ db, events: noEvents }, [
          replay({ price: 1, tradedAt: new Date('2026-08-24T16:00:00Z') }),
        ]),
      ).toEqual([]);
    });
  });

  test('are cached in every process by one query, as the same object until they change', async () => {
    const one = new QuoteCache(db, true);
    const other = new QuoteCache(db, true);
    await recordQuotes({ db, events: noEvents }, [quote(), quote({ symbol: 'LOSS', previousClose: null })]);
    statements = 0;
    await one.refresh();
    expect(statements).toBe(1);
    await other.refresh();
    expect(one.find('ACME')).toEqual({ ...quote(), splits: [] });
    expect(other.find('LOSS')).toEqual({ ...quote({ symbol: 'LOSS', previousClose: null }), splits: [] });
    const before = one.find('ACME');
    await recordQuotes({ db, events: noEvents }, [quote({ symbol: 'LOSS', price: 3 })]);
    await one.refresh();
    expect(one.find('ACME')).toBe(before);
    expect(one.find('LOSS')?.price).toBe(3);
  });

  test('of a replay are hidden where only trades are shown', async () => {
    const cache = new QuoteCache(db, false);
    await recordQuotes({ db, events: noEvents }, [replay()]);
    await cache.refresh();
    expect(cache.find('ACME')).toBe(null);
  });

  describe('quotes merged into the company', () => {
    let cache: QuoteCache;
    let live: OverlaidDocuments<LatestQuote>;
    beforeEach(() => {
      cache = new QuoteCache(db, true);
      live = new OverlaidDocuments(new DocumentCache(db), (symbol) => cache.find(symbol), mergeQuote);
    });
    const shown = async (symbol = 'ACME') =>
      JSON.parse(String((await live.find(symbol, companyDocument))?.bytes.identity));

    test('set the price, its change, the range, its time and source', async () => {
      await recordQuotes({ db, events: noEvents }, [quote()]);
      await cache.refresh();
      expect(await shown()).toMatchObject({
        name: 'ACME Corp',
        stock_price: 12.5,
        stock_price_change: expect.closeTo(0.5 / 12, 12),
        week52_low: 12,
        week52_high: 12.5,
        last_trade_time: '2026-08-24T11:00:00-04:00',
        latest_update: '2026-08-24T11:00:00-04:00',
        quote: {
          source: 'test quotes',
          kind: 'trade',
          delay_minutes: 15,
          stale_from: '2026-08-24T12:15:00-04:00',
          simulated: false,
        },
      });
    });

    test('of a replay say so, with the time they were replayed', async () => {
      await recordQuotes({ db, events: noEvents }, [
        replay({ recordedAt: new Date('2026-11-21T08:00:00Z') }),
      ]);
      await cache.refresh();
      expect(await shown()).toMatchObject({
        last_trade_time: '2026-08-24T11:00:00-04:00',
        latest_update: '2026-11-21T03:00:00-05:00',
        quote: {
          source: 'test prices',
          kind: 'replay',
          stale_from: '2026-11-21T03:05:00-05:00',
          simulated: true,
        },
      });
    });

    test('of a replay are left out once closes of another source are stored', async () => {
      await recordQuotes({ db, events: noEvents }, [replay({ source: 'sample data' })]);
      await cache.refresh();
      expect(await shown()).toMatchObject({ stock_price: 12, quote: { kind: 'close' } });
    });

    test('are left out where the last close is newer', async () => {
      await recordQuotes({ db, events: noEvents }, [
        quote({ price: 99, tradedAt: new Date('2026-08-21T19:59:59Z') }),
      ]);
      await cache.refresh();
      expect(await shown()).toMatchObject({ stock_price: 12, quote: { kind: 'close' } });
    });

    test('give a price to a company without closes', async () => {
      await recordQuotes({ db, events: noEvents }, [quote({ symbol: 'LOSS', previousClose: null })]);
      await cache.refresh();
      expect(await shown('LOSS')).toMatchObject({
        stock_price: 12.5,
        stock_price_change: null,
        week52_low: 12.5,
        week52_high: 12.5,
      });
    });

    test('of a split’s day stay in the shares of the document until that follows', async () => {
      await sql`insert into split values ('ACME', '2026-08-24', 10, 'test')`.execute(db);
      await recordQuotes({ db, events: noEvents }, [quote({ price: 1.25, previousClose: 1.2 })]);
      await cache.refresh();
      const stockPriceChange = expect.closeTo(0.05 / 1.2, 12);
      expect(await shown()).toMatchObject({
        stock_price: 12.5,
        stock_price_change: stockPriceChange,
        last_split: null,
        week52_low: 12,
        week52_high: 12.5,
      });
      const document = await prepareCompany(db, 'ACME');
      if (document !== null) await saveDocuments(db, 'ACME', [document]);
      live = new OverlaidDocuments(new DocumentCache(db), (symbol) => cache.find(symbol), mergeQuote);
      expect(await shown()).toMatchObject({
        stock_price: 1.25,
        stock_price_change: stockPriceChange,
        last_split: '2026-08-24',
        week52_low: 1.2,
        week52_high: 1.25,
      });
    });

    test('need no query, however often they are requested or changed', async () => {
      await shown();
      await recordQuotes({ db, events: noEvents }, [quote()]);
      await cache.refresh();
      statements = 0;
      for (let i = 0; i < 1_000; i += 1)
        expect(live.find('ACME', companyDocument)).not.toBeInstanceOf(Promise);
      expect(statements).toBe(0);
    });
  });

  test('are compared with the last trade, the last close and splits, never with a replay', async () => {
    await sql`insert into split values ('ACME', '2026-08-24', 4, 'test')`.execute(db);
    await recordQuotes({ db, events: noEvents }, [replay()]);
    const known = await listStoredPrices(db, ['ACME', 'LOSS', 'NOPE']);
    expect([...known.keys()].sort()).toEqual(['ACME', 'LOSS']);
    expect(known.get('ACME')).toEqual({
      symbol: 'ACME',
      currency: 'USD',
      last: null,
      lastClose: { day: '2026-08-21', close: 12 },
      splits: [{ effective: '2026-08-24', ratio: 4 }],
    });
    await recordQuotes({ db, events: noEvents }, [quote()]);
    const { last } = (await listStoredPrices(db, ['ACME'])).get('ACME') ?? {};
    expect(last).toEqual({ price: 12.5, tradedAt: new Date('2026-08-24T15:00:00Z') });
    expect((await listStoredPrices(db, ['LOSS'])).get('LOSS')).toMatchObject({ lastClose: null, splits: [] });
  });

  test('are refreshed first for viewed companies: recorded when opened, then three times a minute', async () => {
    const documents = new DocumentCache(db);
    const clock = new StoppedClock('2026-08-24T15:00:00Z');
    const notes = new SymbolDemandRecorder({ db, documents, clock });
    const look = async () => {
      await documents.find('LOSS', companyDocument);
      await documents.find('NOPE', companyDocument);
      statements = 0;
      await notes.record();
      return statements;
    };
    expect(await look()).toBe(1);
    expect(await listSymbolDemand(db)).toEqual([
      { symbol: 'LOSS', viewedAt: clock.now() },
      { symbol: 'ACME', viewedAt: null },
    ]);
    clock.advance(19_000);
    expect(await look()).toBe(0);
    clock.advance(1_000);
    expect(await look()).toBe(1);
    expect(await listSymbolDemand(db, new Date('2026-08-24T15:00:20Z'))).toEqual([
      { symbol: 'LOSS', viewedAt: clock.now() },
    ]);
  });

  test('are refreshed for companies of a list on screen too, at most as often', async () => {
    const clock = new StoppedClock('2026-08-24T15:00:00Z');
    const demand = new SymbolDemandRecorder({ db, documents: new DocumentCache(db), clock });
    demand.note(['ACME', 'NOPE']);
    await demand.record();
    expect(await listSymbolDemand(db, clock.now())).toEqual([{ symbol: 'ACME', viewedAt: clock.now() }]);
    clock.advance(19_000);
    demand.note(['ACME']);
    statements = 0;
    await demand.record();
    expect(statements).toBe(0);
  });

  test('within the days around a split are in the shares of the newest price', async () => {
    const session = (day: string, price: number) => ({
      day,
      simulated: false,
      bars: [{ at: new Date(`${day}T14:00:00Z`), price }],
    });
    await recordIntraday(db, 'ACME', [session('2026-08-21', 12)], 'test');
    const prices = async () =>
      (await listIntraday(db, ['ACME'], false))
        .get('ACME')
        ?.flatMap(({ bars }) => bars.map(({ price }) => price));
    await sql`insert into split values ('ACME', '2026-08-24', 10, 'test')`.execute(db);
    expect(await prices()).toEqual([12]);
    await recordQuotes({ db, events: noEvents }, [quote({ price: 1.25 })]);
    await recordIntraday(db, 'ACME', [session('2026-08-24', 1.25)], 'test');
    expect(await prices()).toEqual([1.2, 1.25]);
    // Its source has divided the day before.
    await recordIntraday(db, 'ACME', [session('2026-08-21', 1.2)], 'test');
    expect(await prices()).toEqual([1.2, 1.25]);
  });

  test('within the day are merged by session; the newest seven are kept', async () => {
    const bars = (count: number) =>
      Array.from({ length: count }, (_, i) => ({
        at: new Date(Date.UTC(2026, 7, 1, 14, i * 5)),
        price: i + 0.5,
      }));
    const sessions = Array.from({ length: 9 }, (_, i) => ({
      day: `2026-08-1${i}`,
      bars: bars(3),
      simulated: false,
    }));
    await recordIntraday(db, 'ACME', sessions, 'test');
    const fourth = { day: '2026-08-18', bars: bars(4).slice(3), simulated: false };
    await recordIntraday(db, 'ACME', [fourth], 'test');
    const drawn = { day: '2026-08-18', bars: bars(1), simulated: true };
    await recordIntraday(db, 'ACME', [drawn, { ...drawn, day: '2026-08-19' }], 'test prices');
    const stored = (await listIntraday(db, ['ACME'], false)).get('ACME') ?? [];
    expect(stored.map(({ day }) => day)).toEqual([3, 4, 5, 6, 7, 8].map((n) => `2026-08-1${n}`));
    expect(stored.at(-1)).toEqual({ day: '2026-08-18', bars: bars(4), simulated: false });
    const shown = (await listIntraday(db, ['ACME'], true)).get('ACME') ?? [];
    expect(shown.at(-1)).toEqual({ ...drawn, day: '2026-08-19' });
    await recordCloses(db, 'ACME', [{ day: '2026-08-21', close: 13, simulated: false }], 'imported file');
    expect((await listIntraday(db, ['ACME'], true)).get('ACME')?.at(-1)?.day).toBe('2026-08-18');
  });
});
