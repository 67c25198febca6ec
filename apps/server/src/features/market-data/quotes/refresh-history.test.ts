import { afterEach, beforeEach, expect, test } from 'vitest';
import { StoppedClock } from '../../../platform/clock/index.ts';
import { describeOnOne } from '../../../platform/db/databases-fixture.ts';
import type { Database, Db } from '../../../platform/db/index.ts';
import { noEvents } from '../../../platform/events/no-events.fixture.ts';
import { listCloses, listDividends, listSplits, recordCloses } from '../../company/index.ts';
import { addListing, dailyCloses } from '../../company/listings/listing.fixture.ts';
import { ImportTally } from '../tally.ts';
import type { History } from './provider.ts';
import { refreshHistory } from './refresh-history.ts';

const first = '2026-08-03';
const last = '2026-08-21';
const until = '2026-08-24';
const daysFrom = (from: string, price: number) => dailyCloses(from, until, () => price);

describeOnOne('history from a source', (open) => {
  let database: Database;
  let db: Db;
  let tally: ImportTally;
  let requests: string[];

  beforeEach(async () => {
    database = await open();
    db = database.db;
    tally = new ImportTally(() => undefined);
    requests = [];
    await addListing(db, { symbol: 'ACME', cik: 1, closes: dailyCloses(first, last, () => 100) });
  });
  afterEach(() => database.close());

  const refresh = (historyFrom: (from: string) => Partial<History>) => {
    const clock = new StoppedClock('2026-08-24T21:00:00Z');
    const run = { db, events: noEvents, clock, tally, signal: new AbortController().signal };
    return refreshHistory(run, { symbol: 'ACME', source: 'test quotes', until }, async (from) => {
      requests.push(from);
      const nothing = { currency: 'USD', dividends: [], splits: [] };
      return { ...nothing, closes: daysFrom(from, 100), ...historyFrom(from) };
    });
  };
  const refused = () =>
    tally.report().refused.flatMap(({ why, examples }) => examples.map((what) => [what, why]));
  const prices = async () => new Set((await listCloses(db, 'ACME')).map(({ close }) => close));

  test('is checked row by row, and one refused row does not affect the rest', async () => {
    await refresh((from) => ({
      closes: [...daysFrom(from, 100), { day: 'garbage', close: 1 }],
      dividends: [
        { exDate: 'garbage', amount: 1 },
        { exDate: '2026-08-12', amount: Number.POSITIVE_INFINITY },
        { exDate: '2026-08-13', amount: 0 },
        { exDate: '2026-08-14', amount: 0.25 },
        { exDate: '2026-08-14', amount: 0.25 },
        { exDate: '2026-08-14', amount: 0.5 },
      ],
      splits: [
        { effective: '2029-01-01', ratio: 2 },
        { effective: '2026-08-12', ratio: Number.NaN },
        { effective: '2026-08-13', ratio: -4 },
      ],
    }));
    expect(refused()).toEqual([
      ['ACME garbage 1', 'date_invalid'],
      ['ACME garbage 1', 'date_invalid'],
      ['ACME 2026-08-12 Infinity', 'value_not_a_number'],
      ['ACME 2026-08-12 NaN', 'value_not_a_number'],
      ['ACME 2026-08-13 0', 'amount_not_positive'],
      ['ACME 2026-08-14 0.5', 'same_day_twice'],
      ['ACME 2029-01-01 2', 'date_out_of_range'],
      ['ACME 2026-08-13 -4', 'ratio_not_positive'],
    ]);
    expect((await listCloses(db, 'ACME')).at(-1)?.day).toBe(until);
    expect(await listDividends(db, 'ACME')).toEqual([{ exDate: '2026-08-14', amount: 0.25 }]);
    expect(await listSplits(db, 'ACME')).toEqual([]);
  });

  test('with a new split is accepted when all stored closes were divided by it', async () => {
    await refresh((from) => ({
      closes: daysFrom(from, 25),
      splits: [{ effective: until, ratio: 4 }],
    }));
    expect(await prices()).toEqual(new Set([25]));
    expect(await listSplits(db, 'ACME')).toHaveLength(1);
  });

  test.each([
    ['of another ratio than the closes moved by', 25, 40, 'price_jumps'],
    ['by which they did not move', 100, 40, 'split_not_in_closes'],
  ])('with a split %s is refused: it would rescale every filing', async (_, price, ratio, why) => {
    await refresh((from) => ({ closes: daysFrom(from, price), splits: [{ effective: until, ratio }] }));
    expect(refused()).toEqual([['ACME', why]]);
    expect(await prices()).toEqual(new Set([100]));
    expect(await listSplits(db, 'ACME')).toEqual([]);
  });

  test('is compared with stored closes even when all of it is read again', async () => {
    await refresh((from) => ({
      closes: daysFrom(from, from === first ? 300 : 25),
      splits: [{ effective: until, ratio: 4 }],
    }));
    expect(requests).toEqual(['2026-08-07', first]);
    expect(refused()).toEqual([['ACME', 'price_jumps']]);
    expect(await prices()).toEqual(new Set([100]));
  });

  test('with an old split is accepted where the closes were divided already', async () => {
    const split = { effective: '2026-08-14', ratio: 4 };
    await refresh(() => ({ splits: [split] }));
    expect(requests).toEqual(['2026-08-07', first]);
    expect(await listSplits(db, 'ACME')).toEqual([split]);
    expect(await prices()).toEqual(new Set([100]));
  });

  test('replaces simulated days however old, in one request', async () => {
    const simulated = dailyCloses('2026-06-30', '2026-07-31', () => 99).map((close) => ({
      ...close,
      simulated: true,
    }));
    await recordCloses(db, 'ACME', simulated, 'sample data');
    await recordCloses(db, 'ACME', [{ day: '2026-06-30', close: 100, simulated: false }], 'sample data');
    await refresh(() => ({ closes: [] }));
    await refresh((from) => ({ closes: daysFrom(from < '2026-07-15' ? '2026-07-15' : from, 100) }));
    await refresh(() => ({}));
    expect(requests).toEqual(['2026-06-30', '2026-06-30', '2026-08-10']);
    const stillDrawn = (await listCloses(db, 'ACME')).filter(({ simulated }) => simulated);
    expect(stillDrawn.at(-1)?.day).toBe('2026-07-14');
  });
});
