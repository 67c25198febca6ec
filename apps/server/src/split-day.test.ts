import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { features } from './app.ts';
import { recordPrices } from './features/alerts/alerts-server.fixture.ts';
import { listCloses, recordCloses } from './features/company/index.ts';
import { openTestServerWith, type TestServer } from './features/company/server.fixture.ts';
import { addSmallCompanies } from './features/financials/small-companies.fixture.ts';
import { prepareDocuments } from './features/market-data/index.ts';
import { type Places, readPlaces } from './places.fixture.ts';
import { openTestDatabase } from './platform/db/test-database.ts';
import type { Deps } from './platform/deps.ts';

const ratio = 2;
const splitDay = '2026-08-24';

let server: TestServer;
let before: Places;
let close: number;
beforeAll(async () => {
  server = await openTestServerWith(
    { QUOTE_PROVIDER: 'csv', QUOTE_CSV: '.' },
    await openTestDatabase(),
    ...features
      .filter(({ level }) => level > 2)
      .map(
        ({ routes }) =>
          (api: FastifyInstance, deps: Deps) =>
            routes?.(api, deps as never),
      ),
  );
  server.reactions.push(...features.flatMap((feature) => feature.reactions?.(server) ?? []));
  server.changes.follow(server.documents.changes);
  await addSmallCompanies(server.db);
  await prepareDocuments(server.db, 1001);
  close = (await server.get('/company/ACME')).json().stock_price;
  await recordPrices(server, { ACME: close }, new Date('2026-08-21T19:59:00Z'));
  await server.post('/company/ACME/forecast/create', {
    name: 'Base case',
    values: { '2026': { revenueChange: 0.1 } },
  });
  await server.post('/lists/create', { name: 'Holders', symbols: ['ACME'] });
  await server.post('/company/notes/create', {
    ...{ description: 'Watch it', symbols: ['ACME'], below_price: String(close * 0.9) },
    fair_value_estimate: `${close}-${close * 2}`,
  });
  await server.post('/company/ACME/price_notification/add', { price: close * 0.8 });
  await server.post('/company/ACME/price_notification/add', { forecast_id: 1, margin: 0.3 });
  await server.post('/comment/company/ACME/create', {
    field: 'revenue',
    column: '2025',
    title: '',
    text: 'High',
  });
  await server.changes.look();
  before = await readPlaces(server, 'ACME');
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

async function at(time: string): Promise<Places> {
  server.clock.advance(Date.parse(`${splitDay}T${time}:00Z`) - server.clock.now().getTime());
  await server.changes.look();
  return readPlaces(server, 'ACME');
}

const ofQuote =
  /stock_price_change|average$|list_today (up|down)|price_change|total_return|_at |delay|quality|position|chart/;

function expectSplit(places: Places, what: string, those = /./): void {
  const wrong = [...before].flatMap(([place, was]) => {
    const [now, times] = [places.get(place), timesOf(place)];
    if (times === null || ofQuote.test(place) || now === undefined || !those.test(place)) return [];
    return Math.abs(now - was * times) <= Math.abs(was) * 1e-9 ? [] : [`${place}: ${was} -> ${now}`];
  });
  expect(wrong, what).toEqual([]);
}

/** The price, and the value of the forecast, wherever they are. */
function expectOnePriceAndValue(places: Places, price: number): void {
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

/** As a source has them after a split: all divided. */
async function storeCloses(): Promise<void> {
  const closes = await listCloses(server.db, 'ACME');
  const divided = closes.map((one) => ({ ...one, close: one.close / ratio }));
  const last = { day: splitDay, close: close / ratio, simulated: false };
  await recordCloses(server.db, 'ACME', [...divided, last], 'test prices');
  await sql`update dividend set amount = amount / ${ratio}`.execute(server.db);
  await prepareDocuments(server.db, 1001);
}
