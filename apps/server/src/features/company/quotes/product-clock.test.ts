import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { StoppedClock } from '../../../platform/clock/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { addListing, dailyCloses } from '../listings/listing.fixture.ts';
import { ProductClock } from './product-clock.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const closes = (last: string) => dailyCloses('2026-07-01', last, () => 12);
  await addListing(database.db, { symbol: 'ACME', cik: 1, closes: closes('2026-08-21') });
  await addListing(database.db, { symbol: 'LOSS', cik: 2, closes: closes('2026-07-02') });
});
afterAll(() => database.close());

const clock = new StoppedClock('2026-11-23T17:30:00Z');
const productClock = (environment: Record<string, string>) =>
  new ProductClock({ db: database.db, clock, config: readConfig(environment) });

test('a sample has one now: a moment of the day after its newest close, whose clock goes on', async () => {
  const product = productClock({ QUOTE_PROVIDER: 'sample' });
  await product.look();
  const before = product.now();
  expect(before.toISOString().slice(0, 10)).toBe('2026-08-24');
  clock.advance(60_000);
  expect(product.now().getTime() - before.getTime()).toBe(60_000);
});

test('without the sample it is now', async () => {
  const product = productClock({ QUOTE_PROVIDER: 'none' });
  await product.look();
  expect(product.now()).toEqual(clock.now());
});
