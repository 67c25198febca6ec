import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { addListing, dailyCloses } from '../listings/listing.fixture.ts';
import { recordQuotes } from '../quotes/quote-store.ts';
import { openTestServerOn, type TestServer } from '../server.fixture.ts';
import { getCurrentPrices } from './current-prices.ts';
import { listCurrentPrices } from './list-current-prices.ts';

const closes = dailyCloses('2026-08-03', '2026-08-14', (day) => 100 + day);
const symbols = ['CLOSE', 'TRADE', 'OLDER', 'REPLAY', 'OTHER', 'NONE'];

let server: TestServer;
beforeAll(async () => {
  server = await openTestServerOn(await openTestDatabase());
  for (const [index, symbol] of symbols.entries()) {
    const currency = symbol === 'TRADE' ? 'EUR' : 'USD';
    await addListing(server.db, {
      symbol,
      cik: index + 1,
      currency,
      closes: symbol === 'NONE' ? [] : closes,
    });
  }
  const tradedAt = new Date('2026-08-17T15:00:00Z');
  const quote = { price: 250, previousClose: null, tradedAt, recordedAt: tradedAt, delayMinutes: 15 };
  const trade = { ...quote, source: 'test quotes', simulated: false };
  const replay = { ...quote, source: 'test prices', simulated: true };
  await recordQuotes(server, [
    { ...trade, symbol: 'TRADE' },
    { ...trade, symbol: 'OLDER', tradedAt: new Date('2026-08-13T15:00:00Z') },
    { ...replay, symbol: 'REPLAY' },
    { ...replay, symbol: 'OTHER', source: 'another' },
  ]);
});
afterAll(() => server.close());

test.each([true, false])('are those of each page, with simulated ones: %s', async (withReplays) => {
  const listed = await listCurrentPrices(server.db, [...symbols, 'UNKNOWN'], withReplays);
  expect([...listed.keys()].toSorted()).toEqual(symbols.toSorted());
  for (const symbol of symbols) {
    const { stockPrice, lastTradeTime, quote } = await getCurrentPrices(server.db, symbol, withReplays);
    expect(listed.get(symbol)).toMatchObject({ stockPrice, lastTradeTime, quote });
  }
  expect(listed.get('TRADE')).toMatchObject({ name: 'TRADE Corp', currency: 'EUR', stockPrice: 250 });
  expect(listed.get('REPLAY')?.stockPrice).toBe(withReplays ? 250 : 111);
});
