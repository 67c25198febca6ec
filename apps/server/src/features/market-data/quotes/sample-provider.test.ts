import { afterAll, beforeAll, expect, test } from 'vitest';
import { StoppedClock } from '../../../platform/clock/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { noEvents } from '../../../platform/events/no-events.fixture.ts';
import { listCloses, recordCloses } from '../../company/index.ts';
import { addListing, dailyCloses } from '../../company/listings/listing.fixture.ts';
import { refreshQuotes } from './refresh-quotes.ts';
import { sampleProvider } from './sample-provider.ts';

let database: Database;
const clock = new StoppedClock('2026-11-21T08:00:00Z');
const never = new AbortController().signal;
const closes = dailyCloses('2026-07-01', '2026-08-21', (day) => 200 + (day % 3));

beforeAll(async () => {
  database = await openTestDatabase();
  await addListing(database.db, { symbol: 'ACME', cik: 1 });
  await recordCloses(database.db, 'ACME', closes, 'sample data');
  await addListing(database.db, { symbol: 'REAL', cik: 2, closes });
});
afterAll(() => database.close());

const refresh = () =>
  refreshQuotes(
    { db: database.db, clock, events: noEvents },
    sampleProvider(database.db, clock),
    ['ACME', 'REAL'],
    never,
  );

test('the sample is replayed, except companies with closes of another source', async () => {
  expect((await refresh()).changed).toEqual(['ACME']);
});

test('it follows the clock through the night and restarts', async () => {
  for (const hours of [1, 5, 12]) {
    clock.advance(hours * 3_600_000);
    expect((await refresh()).changed).toEqual(['ACME']);
  }
});

test('it is never written into history', async () => {
  await refresh();
  expect(await listCloses(database.db, 'ACME')).toEqual(closes);
});

test('its day comes in five-minute prices, after the last four stored ones', async () => {
  const { sessions } = await sampleProvider(database.db, clock).intraday('ACME', never);
  expect(sessions.map(({ day }) => day)).toEqual([
    '2026-08-18',
    '2026-08-19',
    '2026-08-20',
    '2026-08-21',
    '2026-08-24',
  ]);
  expect(sessions.every(({ simulated }) => simulated)).toBe(true);
});
