import type { BillingDetails } from '@tenfold/contract/billing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { type BillingServer, openBillingServer } from '../billing-server.fixture.ts';
import { describeInvoice } from '../invoices/describe-invoice.ts';

let server: BillingServer;
beforeEach(async () => {
  server = await openBillingServer(await openTestDatabase());
});
afterEach(() => server.close());

const ann = { name: 'Ann Lee', email: '', address: '1 Market St', vat_number: '', currency: 'USD' };

const save = (place: { country: string; state: string; postal_code: string }) =>
  server.ask<{ errorFields?: object } & BillingDetails>('/billing/details', { ...ann, ...place });

test('an address in the United States has a state and a ZIP code, which are said at their fields', async () => {
  const { status, body } = await save({ country: 'US', state: '', postal_code: '9410' });
  expect(status).toBe(422);
  expect(Object.keys(body.errorFields ?? {}).sort()).toEqual(['postalCode', 'state']);
  const saved = await save({ country: 'US', state: 'CA', postal_code: '94105' });
  expect(saved).toMatchObject({ status: 200, body: { state: 'CA', postalCode: '94105' } });
});

test('in another country neither is kept', async () => {
  const { body } = await save({ country: 'IE', state: 'CA', postal_code: '94105' });
  expect(body).toMatchObject({ country: 'IE', state: '', postalCode: '' });
});

test('an invoice names state and ZIP code between address and country', () => {
  const words = describeInvoice(
    {
      kind: 'invoice',
      number: 'TF-2026-00001',
      corrects: null,
      issuedAt: new Date('2026-11-26'),
      environment: 'stripe-live',
      content: { lines: [], subtotal: 0, tax: null, total: 0, currency: 'USD', card: null, paidAt: null },
      recipient: {
        name: 'Ann Lee',
        email: '',
        address: '1 Market St',
        state: 'CA',
        postalCode: '94105',
        country: 'US',
        vatNumber: '',
      },
    } as unknown as Parameters<typeof describeInvoice>[0],
    null as never,
  );
  expect(words.recipient).toEqual(['Ann Lee', '1 Market St', 'CA 94105', 'United States']);
});
