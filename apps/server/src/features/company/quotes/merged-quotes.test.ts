import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { describeOnOne } from '../../../platform/db/databases-fixture.ts';
import type { Db } from '../../../platform/db/index.ts';
import { DocumentCache, OverlaidDocuments, saveDocuments } from '../../../platform/documents/index.ts';
import { noEvents } from '../../../platform/events/no-events.fixture.ts';
import { companyDocument, prepareCompany } from '../profile/prepare-company.ts';
import { mergeQuote } from './merge-quote.ts';
import { QuoteCache } from './quote-cache.ts';
import { type LatestQuote, recordQuotes } from './quote-store.ts';
import { onQuotesDatabase, quote, replay } from './quotes-database.fixture.ts';

describeOnOne('quotes', (open) => {
  let db: Db;
  let queriesOf: (work: () => unknown) => Promise<number>;
  onQuotesDatabase(open, (opened) => {
    ({ db, queriesOf } = opened);
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
      const queries = await queriesOf(() => {
        for (let i = 0; i < 1_000; i += 1)
          expect(live.find('ACME', companyDocument)).not.toBeInstanceOf(Promise);
      });
      expect(queries).toBe(0);
    });
  });
});
