import type { Bar, IntradaySession } from '@tenfold/domain/quotes';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StoppedClock } from '../../../platform/clock/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { findIntradaySessions } from '../../company/index.ts';
import { addListing, dailyCloses } from '../../company/listings/listing.fixture.ts';
import type { QuoteProvider } from './provider.ts';
import { refreshIntraday } from './refresh-intraday.ts';

const day = '2026-08-24';
const opens = Date.parse('2026-08-24T13:30:00Z');
const bars = (count: number, price: number): Bar[] =>
  Array.from({ length: count }, (_, at) => ({ at: new Date(opens + at * 300_000), price }));

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
  const closes = dailyCloses('2026-08-17', '2026-08-21', () => 12);
  await addListing(database.db, { symbol: 'ACME', cik: 1, closes });
});
afterEach(() => database.close());

async function refresh(bars: readonly Bar[]): Promise<void> {
  const sessions = [{ day, bars, simulated: false }];
  const provider = {
    name: 'test quotes',
    simulated: false,
    intraday: async () => ({ currency: null, sessions }),
  } as unknown as QuoteProvider;
  const clock = new StoppedClock('2026-08-24T21:00:00Z');
  await refreshIntraday({ db: database.db, clock }, provider, 'ACME', new AbortController().signal);
}

async function listStored(): Promise<readonly IntradaySession[]> {
  return (await findIntradaySessions(database.db, ['ACME'], '5D', false))('ACME').sessions;
}

test('a mostly invalid session removes no good price', async () => {
  await refresh(bars(79, 12.5));
  await refresh(bars(79, 12.6).map((bar, at) => (at < 70 ? { ...bar, price: -1 } : bar)));
  const [session] = await listStored();
  expect(session?.bars.map(({ price }) => price)).toEqual([...Array(70).fill(12.5), ...Array(9).fill(12.6)]);
});

test('prices outside sessions and repeated ones are dropped', async () => {
  const sunday = { at: new Date('2026-08-23T15:00:00Z'), price: 12 };
  const night = { at: new Date('2026-08-24T08:00:00Z'), price: 12 };
  const [first, second, third] = bars(3, 12.5);
  const twice = { at: new Date(opens), price: 12.4 };
  await refresh([third, second, first, sunday, night, twice].filter((bar) => bar !== undefined));
  expect(await listStored()).toEqual([{ day, bars: [twice, second, third], simulated: false }]);
});

test('the price of a running five minutes is replaced by that of its end', async () => {
  await refresh([...bars(2, 12.5), { at: new Date(opens + 420_000), price: 12.7 }]);
  await refresh([...bars(3, 12.5), { at: new Date(opens + 720_000), price: 12.8 }]);
  const [session] = await listStored();
  expect(session?.bars.map(({ at, price }) => [(at.getTime() - opens) / 1_000, price])).toEqual([
    [0, 12.5],
    [300, 12.5],
    [600, 12.5],
    [720, 12.8],
  ]);
});
