import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { StoppedClock } from '../../../platform/clock/index.ts';
import { describeOnOne } from '../../../platform/db/databases-fixture.ts';
import type { Db } from '../../../platform/db/index.ts';
import { DocumentCache } from '../../../platform/documents/index.ts';
import { noEvents } from '../../../platform/events/no-events.fixture.ts';
import { companyDocument } from '../profile/prepare-company.ts';
import { QuoteCache } from './quote-cache.ts';
import { listStoredPrices, recordQuotes } from './quote-store.ts';
import { onQuotesDatabase, quote, replay } from './quotes-database.fixture.ts';
import { listSymbolDemand } from './symbol-demand.ts';
import { SymbolDemandRecorder } from './symbol-demand-recorder.ts';

describeOnOne('quotes', (open) => {
  let db: Db;
  let queriesOf: (work: () => unknown) => Promise<number>;
  onQuotesDatabase(open, (opened) => {
    ({ db, queriesOf } = opened);
  });

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
    expect(await queriesOf(() => one.refresh())).toBe(1);
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
      return queriesOf(() => notes.record());
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
    expect(await queriesOf(() => demand.record())).toBe(0);
  });
});
