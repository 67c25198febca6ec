import { newYorkDay } from '@tenfold/domain/market-hours';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordDividends, recordSplits } from './features/company/index.ts';
import type { TestServer } from './features/company/server.fixture.ts';
import { expectOneTruth, type Truth } from './one-truth.fixture.ts';
import { type Places, readPlaces } from './places.fixture.ts';
import { walkMarket, walkSample } from './walk-week.fixture.ts';
import { closeOn, week } from './week.fixture.ts';
import { openWholeProduct } from './whole-product.fixture.ts';

type Hour = Truth & { readonly now: Date; readonly day: string };

describe.each([
  ['of prices that trade', { QUOTE_PROVIDER: 'csv', QUOTE_CSV: '.' }, walkMarket],
  ['that the sample plays', { QUOTE_PROVIDER: 'sample' }, walkSample],
] as const)('in a week %s,', (_, environment, walk) => {
  let server: TestServer;
  const hours: Hour[] = [];
  let begun: Date;
  beforeAll(async () => {
    server = await openWholeProduct(environment);
    begun = server.productClock.now();
    await recordSplits(server.db, 'ACME', [week.split], 'test');
    await recordDividends(server.db, 'ACME', [week.dividend], 'test');
  });
  afterAll(() => server.close());

  test('what a person keeps is of the day whose prices stand beside it', async () => {
    const { marks } = await readPlaces(server, 'ACME');
    const remaining = [...marks].filter(([place]) => / (armed|saved|updated|created|known)_at$/.test(place));
    expect(remaining.length).toBeGreaterThan(12);
    const days = remaining.map(([place, mark]) => [place, newYorkDay(new Date(mark))]);
    expect(days).toEqual(remaining.map(([place]) => [place, newYorkDay(begun)]));
    const history = await server.get('/company/ACME/price_notification/1/history');
    expect(newYorkDay(new Date(history.json().entries[0].at))).toBe(newYorkDay(begun));
  });

  test('no two places disagree on date, price, shares or value at any hour', {
    timeout: 240_000,
  }, async () => {
    for await (const now of walk(server)) {
      const truth = truthAt(now, await readPlaces(server, 'ACME'));
      hours.push({ ...truth, now, day: newYorkDay(new Date(truth.traded)) });
    }
    expect(hours.length).toBeGreaterThan(25);
  });

  test('all places are in the new shares from the first price of the day of the split on', () => {
    for (const { day, splitFactor, price } of hours) {
      expect(splitFactor, day).toBe(day < week.split.effective ? 1 : week.split.ratio);
      expect(Math.abs(price / closeOn(day) - 1), day).toBeLessThan(0.06);
    }
  });

  test('a dividend is counted once, from the first price of its day on', () => {
    const before = closeOn('2026-11-03');
    const once = before / (before - week.dividend.amount);
    for (const { day, dividends } of hours) {
      expect(dividends, day).toBeCloseTo(day < week.dividend.exDate ? 1 : once, 9);
    }
  });

  test('a filing is in all places from the hour it comes', () => {
    const filed = hours.filter((one) => one.filed === week.filed);
    expect(filed.length).toBeGreaterThan(5);
    expect(hours.slice(-filed.length)).toEqual(filed);
  });
});

function truthAt(now: Date, places: Places): Truth {
  try {
    return expectOneTruth(places, now);
  } catch (cause) {
    throw new Error(`Two truths at ${now.toISOString()}.`, { cause });
  }
}
