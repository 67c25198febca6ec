import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordPrices } from './features/alerts/alerts-server.fixture.ts';
import { listCloses, recordCloses } from './features/company/index.ts';
import { prepareDocuments } from './features/market-data/index.ts';
import { type Places, readPlaces } from './places.fixture.ts';
import { openWholeProduct } from './whole-product.fixture.ts';

const ratio = 2;
const splitDay = '2026-08-24';

let server: Awaited<ReturnType<typeof openWholeProduct>>;
let before: Places['numbers'];
let close: number;
beforeAll(async () => {
  server = await openWholeProduct({ QUOTE_PROVIDER: 'csv', QUOTE_CSV: '.' });
  close = server.lastClose;
  before = (await readPlaces(server, 'ACME')).numbers;
  await sql`insert into split values ('ACME', ${splitDay}, ${ratio}, 'test')`.execute(server.db);
});
afterAll(() => server.close());

/** What counts in shares or is an amount of one; what was written down then stays, beside its split factor. */
function timesOf(place: string): number | null {
  const stays =
    / known | below_price|forecast\/1\/versions | sources |years |average \d+ |_change|^\/comments|chart.* (at|gaps)/;
  if (stays.test(place)) return place.endsWith('split_factor') ? ratio : 1;
  // Rolled forward to the day of the price.
  if (/ model value_per_share|^\/forecasts.* value_|value value_/.test(place)) return null;
  if (/ shares_outstanding$|split_factor$/.test(place)) return ratio;
  const perShare =
    /_per_share( |$)|PerShare$|per_share_ltm|(stock|armed|alerts \d+|since \d+|below) ?_?price$|price_before|week52|_range$/;
  const others = /dividends_since .*amount|repeated$|surprises|model_before|range (low|high)|source value$/;
  const paid =
    /per_share (before|now|actual|estimate)|events \d+ value|per_share \d+$|\/stock\/.*value|closes \d+ values/;
  return [perShare, others, paid].some((one) => one.test(place)) ? 1 / ratio : 1;
}

/** New York's time of that day, and what the price is of the close before. */
const session: readonly (readonly [string, number])[] = [
  ['13:30', 1],
  ['14:30', 1.02],
  ['15:30', 0.99],
  ['16:30', 1],
  ['17:30', 1.03],
  ['18:30', 0.98],
  ['19:59', 1],
];

async function at(time: string): Promise<Places['numbers']> {
  server.clock.advance(Date.parse(`${splitDay}T${time}:00Z`) - server.clock.now().getTime());
  await server.changes.look();
  return (await readPlaces(server, 'ACME')).numbers;
}

const ofQuote =
  /stock_price_change|average$|list_today (up|down)|price_change|total_return|_at |delay|quality|position|chart/;

function expectSplit(places: Places['numbers'], what: string, those = /./): void {
  const wrong = [...before].flatMap(([place, was]) => {
    const now = places.get(place);
    const times = timesOf(place);
    if (times === null || ofQuote.test(place) || now === undefined || !those.test(place)) return [];
    return Math.abs(now - was * times) <= Math.abs(was) * 1e-9 ? [] : [`${place}: ${was} -> ${now}`];
  });
  expect(wrong, what).toEqual([]);
}

/** The price, and the value of the forecast, wherever they are. */
function expectOnePriceAndValue(places: Places['numbers'], price: number): void {
  const under = (key: RegExp) => [...places].filter(([place]) => key.test(place)).map(([, value]) => value);
  const prices = under(/ stock_price$| since \d+ price$/);
  expect(prices.length).toBeGreaterThan(8);
  for (const one of prices) expect(one).toBeCloseTo(price, 9);
  const values = under(/^\/forecasts.* value_per_share| since \d+ model value_per_share/);
  const [value = Number.NaN] = values;
  expect(values).toHaveLength(3);
  for (const one of values) expect(one).toBeCloseTo(value, 9);
  const [against] = under(/^\/forecasts.* value_against_price/);
  expect(against).toBeCloseTo(value / price - 1, 9);
}

test('before it trades everything is as on the day before', async () => {
  const places = await at('12:00');
  const changed = [...places].filter(([place, value]) => before.get(place) !== value);
  // The chart marks the day that is announced.
  expect(changed.filter(([place]) => !place.includes('/events'))).toEqual([]);
});

describe.each([
  ['without stored closes', false],
  ['with the close of the day stored', true],
])('on the day of a split, %s,', (_, isStored) => {
  test('all figures and prices are in the new shares from the first price on, hour by hour', async () => {
    for (const [time, share] of session) {
      const price = (close / ratio) * share;
      await recordPrices(server, { ACME: price }, new Date(`${splitDay}T${time}:00Z`));
      const places = await at(time);
      expectOnePriceAndValue(places, price);
      if (share === 1) expectSplit(places, time);
    }
    if (isStored) await storeCloses();
    const after = await at('23:00');
    expectOnePriceAndValue(after, close / ratio);
    // A close more moves the year that prices are shown of.
    const figures =
      / (actual|ltm|quarterly|estimated|projected|terminal) \d+ |alerts| since | figures .*PerShare/;
    expectSplit(after, 'after the session', isStored ? figures : /./);
  });
});

/** A source has all closes divided after a split. */
async function storeCloses(): Promise<void> {
  const closes = await listCloses(server.db, 'ACME');
  const divided = closes.map((one) => ({ ...one, close: one.close / ratio }));
  const last = { day: splitDay, close: close / ratio, simulated: false };
  await recordCloses(server.db, 'ACME', [...divided, last], 'test prices');
  await sql`update dividend set amount = amount / ${ratio}`.execute(server.db);
  await prepareDocuments(server.db, 1001);
}
