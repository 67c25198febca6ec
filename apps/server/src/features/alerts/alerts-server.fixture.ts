import type { FastifyInstance } from 'fastify';
import { emptyTables } from '../../platform/db/empty-tables.fixture.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Quote, recordQuotes } from '../company/index.ts';
import { addListing } from '../company/listings/listing.fixture.ts';
import { openTestServerOn, type TestServer } from '../company/server.fixture.ts';
import { openForecastsServer } from '../forecasts/forecasts-server.fixture.ts';
import { alerts } from './feature.ts';

/** With two listings that have no price yet. */
export async function openAlertsServer(
  database: Database,
  ...more: ((app: FastifyInstance, deps: Deps) => void)[]
): Promise<TestServer> {
  const server = await openTestServerOn(database, alerts.routes, ...more);
  server.reactions.push(...alerts.reactions(server));
  await addListing(server.db, { symbol: 'ACME', cik: 1 });
  await addListing(server.db, { symbol: 'LOSS', cik: 2 });
  return server;
}

/** Prices of one moment, as the quote worker stores them. */
export function recordPrices(
  server: TestServer,
  prices: Readonly<Record<string, number>>,
  tradedAt: Date,
  simulated = false,
): Promise<string[]> {
  const quotes = Object.entries(prices).map(([symbol, price]): Quote => {
    const source = simulated ? 'test replay' : 'test quotes';
    return {
      symbol,
      price,
      previousClose: null,
      tradedAt,
      recordedAt: tradedAt,
      delayMinutes: 0,
      source,
      simulated,
    };
  });
  return recordQuotes(server, quotes);
}

/** Without forecasts, alerts, prices, splits and notifications. */
export function startAnew(server: TestServer): Promise<void> {
  const own = ['forecast', 'price_alert', 'quote', 'split'];
  return emptyTables(server.db, [...own, 'notification', 'notification_count']);
}

/** With the small companies and forecasts of them; only what is recorded from now on is a price. */
export async function openModelAlertsServer(database: Database): Promise<TestServer> {
  const server = await openForecastsServer(database, alerts.routes);
  server.reactions.push(...alerts.reactions(server));
  await emptyTables(server.db, ['close_price'], { idsGoOn: true });
  return server;
}
