import type { FastifyInstance } from 'fastify';
import { clockOf, features } from './app.ts';
import { recordPrices } from './features/alerts/alerts-server.fixture.ts';
import { openTestServerWith, type TestServer } from './features/company/server.fixture.ts';
import { addSmallCompanies } from './features/financials/small-companies.fixture.ts';
import { prepareDocuments } from './features/market-data/index.ts';
import { openTestDatabase } from './platform/db/test-database.ts';
import type { Deps } from './platform/deps.ts';

/** All features as the product runs them, and a person who has a list, a forecast, a note, alerts and a comment of ACME. */
export async function openWholeProduct(
  environment: Readonly<Record<string, string>>,
): Promise<TestServer & { readonly lastClose: number }> {
  const server = await openTestServerWith(
    environment,
    await openTestDatabase(),
    ...features
      .filter(({ level }) => level > 2)
      .map(
        (feature) => (api: FastifyInstance, deps: Deps) =>
          feature.routes?.(api, clockOf(feature, deps) as never),
      ),
  );
  server.reactions.push(...features.flatMap((feature) => feature.reactions?.(server) ?? []));
  server.changes.follow(server.documents.changes);
  await addSmallCompanies(server.db);
  await prepareDocuments(server.db, 1001);
  await server.changes.look();
  const lastClose: number = (await server.get('/company/ACME')).json().stock_price;
  const isDemo = environment.QUOTE_PROVIDER === 'sample';
  // A demo is looked at months after its newest close.
  if (isDemo) server.clock.advance(94 * 24 * 3_600_000);
  const tradedAt = isDemo ? server.productClock.now() : new Date('2026-08-21T19:59:00Z');
  await recordPrices(server, { ACME: lastClose }, tradedAt, isDemo);
  await addOwnRecords(server, lastClose);
  await server.changes.look();
  return { ...server, lastClose };
}

async function addOwnRecords(server: TestServer, close: number): Promise<void> {
  await server.post('/company/ACME/forecast/create', {
    name: 'Base case',
    values: { '2026': { revenueChange: 0.1 } },
  });
  await server.post('/lists/create', { name: 'Holders', symbols: ['ACME'] });
  await server.post('/company/notes/create', {
    description: 'Watch it',
    symbols: ['ACME'],
    below_price: String(close * 0.9),
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
}
