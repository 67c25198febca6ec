import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import type { Database } from '../../../platform/db/index.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { addPeople, people } from '../../../platform/http/calls/people.fixture.ts';
import { ensureBillingAccount } from '../ledger/billing-account.ts';
import { billsOf } from '../provider/suite/bills.fixture.ts';
import { firstOf, stateOf, subscriber } from '../provider/suite/people.fixture.ts';
import { month } from '../provider/suite/terms.fixture.ts';
import { openStripeWorld, type StripeWorld } from '../stripe/server/stripe-world.fixture.ts';
import { fetchDocument } from './fetch-document.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { issueInvoices } from './issue-invoices.ts';

let world: StripeWorld;
let database: Database;
let hostile: Server;
beforeAll(async () => {
  world = await openStripeWorld();
  database = await openTestDatabase();
  await addPeople(database.db);
  hostile = createServer(({ url }, response) => {
    if (url === '/leads-elsewhere')
      response.writeHead(302, { location: 'https://stripe.com.example/in.pdf' }).end();
    else if (url === '/round') response.writeHead(302, { location: '/round' }).end();
    else response.end('<html>Sign in</html>');
  }).listen(0, '127.0.0.1');
  await once(hostile, 'listening');
});
afterAll(async () => {
  await world.close();
  await database.close();
  hostile.close();
});

const countFileRequests = () => world.server.received.filter(({ path }) => path.endsWith('/pdf/file')).length;

test('Stripe’s own invoice is fetched once, and the same bytes ever after', async () => {
  const { db } = database;
  const { customer } = await subscriber(world, month);
  const invoice = firstOf(await billsOf(world, customer));
  const account = await ensureBillingAccount(db, people.ann.id, new Date());
  const state = await stateOf(world, customer);
  await db.transaction().execute((tx) => issueInvoices(tx, account, 'stripe-test', state));
  const config = readConfig({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_URL: world.server.url,
    PUBLIC_URL: 'https://tenfold.test',
  });
  const number = invoice.document?.number ?? '';
  const pdf = await invoicePdf({ db, config }, people.ann.id, number);
  expect(pdf.toString()).toBe(`%PDF-1.7\n% Stripe’s invoice ${number}\n`);
  expect(await invoicePdf({ db, config }, people.ann.id, number)).toEqual(pdf);
  expect(countFileRequests()).toBe(1);
});

test.each(['/leads-elsewhere', '/round', '/sign-in'])(
  'what answers as %s is not taken for an invoice',
  async (path) => {
    const url = `http://127.0.0.1:${(hostile.address() as AddressInfo).port}`;
    await expect(fetchDocument(`${url}${path}`, url)).rejects.toMatchObject({ code: 'unavailable' });
  },
);
