import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnOne } from '../../../platform/db/databases-fixture.ts';
import type { Db } from '../../../platform/db/index.ts';
import { noEvents } from '../../../platform/events/no-events.fixture.ts';
import { recordQuotes } from '../quotes/quote-store.ts';
import { onQuotesDatabase, quote } from '../quotes/quotes-database.fixture.ts';
import { listIntraday, recordIntraday } from './intraday-store.ts';
import { recordCloses } from './record-prices.ts';

describeOnOne('quotes', (open) => {
  let db: Db;
  onQuotesDatabase(open, (opened) => {
    db = opened.db;
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
