import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countQueries } from '../../../platform/db/counted-queries.fixture.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { addCard, type BillingServer, openBillingServer, subscribe } from '../billing-server.fixture.ts';
import { reconcile } from './reconcile.ts';

let server: BillingServer;
beforeAll(async () => {
  server = await openBillingServer(await openTestDatabase());
  await addCard(server, '4242');
  await subscribe(server, 'month');
});
afterAll(() => server.close());

/** How many queries of a nightly comparison name the ledger, but for the one that finds who pays. */
async function queriesOfLedger(): Promise<number> {
  const { db, count } = countQueries(server.db, '"billing_entry"');
  await reconcile({ ...server, db });
  return count();
}

test('the nightly comparison reads the ledger of a customer once, and writes nothing where nothing was missed', async () => {
  await reconcile(server);
  expect(await queriesOfLedger()).toBe(1);
});

test('the subscription of a customer the provider no longer has is ended, and only the plan is read from the ledger again', async () => {
  await sql`truncate sandbox_customer cascade`.execute(server.db);
  const { db, count } = countQueries(server.db, 'from "billing_entry"');
  await reconcile({ ...server, db });
  const { rows } = await sql<{ what: string }>`
    select what from billing_entry where what in ('subscribed', 'ended') order by id`.execute(server.db);
  expect(rows.map(({ what }) => what)).toEqual(['subscribed', 'ended']);
  expect(count()).toBe(2);
});
