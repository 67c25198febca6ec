import { apiBase } from '@tenfold/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import type { Database, Db } from '../../../platform/db/index.ts';
import {
  addPeople,
  authenticateByName,
  people,
  signedInAs,
} from '../../../platform/http/calls/people.fixture.ts';
import { registerApi, registerHttp } from '../../../platform/http/index.ts';
import { openLog } from '../../../platform/log/index.ts';
import { saveDetails } from '../details/details-store.ts';
import { type BillingAccount, ensureBillingAccount } from '../ledger/billing-account.ts';
import type { ProviderInvoice } from '../provider/provider.ts';
import { issueInvoices } from './issue-invoices.ts';
import { pdfText } from './pdf-text.fixture.ts';
import { registerInvoices } from './routes.ts';

const ann = {
  name: 'Ann Lee',
  email: 'ann@work.example',
  address: '1 High Street\nLisbon',
  country: 'PT',
  vatNumber: 'PT501',
};

function paid(id: string, at: string, more: Partial<ProviderInvoice> = {}): ProviderInvoice {
  const from = new Date(at);
  const to = new Date(Date.UTC(from.getUTCFullYear() + 1, from.getUTCMonth(), from.getUTCDate()));
  const year = { kind: 'period', planType: 'year', from: at, to: to.toISOString(), amount: 9_600 } as const;
  const unused = { kind: 'unused', planType: 'month', from: at, to: to.toISOString(), amount: -640 } as const;
  return {
    id,
    subscription: 'sub',
    state: 'paid',
    currency: 'EUR',
    lines: [year, unused],
    subtotal: 8_960,
    tax: { label: 'VAT 23%', amount: 2_061 },
    total: 11_021,
    createdAt: from,
    paidAt: from,
    period: { from, to },
    firstFailedAt: null,
    failure: null,
    card: { brand: 'visa', last4: '4242' },
    document: null,
    refunds: [],
    dispute: null,
    ...more,
  };
}

describeOnEach('an invoice', (open) => {
  let database: Database;
  let app: FastifyInstance;
  let account: BillingAccount;

  beforeAll(async () => {
    database = await open();
    await addPeople(database.db);
    account = await ensureBillingAccount(database.db, people.ann.id, new Date('2026-01-01T00:00:00Z'));
    await saveDetails(database.db, people.ann.id, ann);
    app = registerHttp(openLog('silent'), {
      authenticate: authenticateByName,
      limitCall: async () => undefined,
    });
    const config = readConfig({
      CONTACT_EMAIL: 'money@tenfold.test',
      CONTACT_ADDRESS: '9 Quay Road, Dublin',
    });
    await registerApi(app, async (api) => registerInvoices(api, { db: database.db, config }));
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const issue = (invoice: ProviderInvoice, tx: Db) =>
    issueInvoices(tx, account, 'stripe-test', {
      customer: 'c',
      cards: [],
      subscriptions: [],
      invoices: [invoice],
    });
  const issued = (invoice: ProviderInvoice) => database.db.transaction().execute((tx) => issue(invoice, tx));
  const numbers = async (like: string) => {
    const { rows } = await sql<{ number: string }>`
      select number from invoice where number like ${like} order by number`.execute(database.db);
    return rows.map(({ number }) => number);
  };
  const ask = (number: string, by: keyof typeof people = 'ann') =>
    app.inject({ url: `${apiBase}/billing/invoices/${number}/pdf`, headers: signedInAs(by) });
  const textOf = async (number: string) => pdfText(Buffer.from((await ask(number)).json().pdf, 'base64'));

  test('has the next number, though a transaction was rolled back and many issue at once', async () => {
    await issued(paid('in_1', '2026-03-01T10:00:00Z'));
    const lost = database.db.transaction().execute(async (tx) => {
      await issue(paid('in_lost', '2026-03-02T10:00:00Z'), tx);
      throw new Error('the machine stops');
    });
    await expect(lost).rejects.toThrow('the machine stops');
    await Promise.all(['in_2', 'in_3', 'in_4', 'in_5'].map((id) => issued(paid(id, '2026-03-03T10:00:00Z'))));
    await issued(paid('in_1', '2026-03-01T10:00:00Z'));
    expect(await numbers('TF-2026-%')).toEqual([1, 2, 3, 4, 5].map((at) => `TF-2026-0000${at}`));
  });

  test('begins at one again with the year', async () => {
    await issued(paid('in_new_year', '2027-01-01T00:00:00Z'));
    expect(await numbers('TF-2027-%')).toEqual(['TF-2027-00001']);
  });

  test('says who sells, who buys, what for, and the sums', async () => {
    const text = await textOf('TF-2026-00001');
    for (const words of [
      '9 Quay Road, Dublin',
      'money@tenfold.test',
      'Ann Lee',
      'Portugal',
      'VAT number PT501',
    ]) {
      expect(text).toContain(words);
    }
    for (const words of [
      'Investor, yearly',
      '€96.00',
      'Unused monthly time',
      '−€6.40',
      '€89.60',
      'VAT 23%',
      '€20.61',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).toContain('€110.21');
    expect(text).toContain('Paid with VISA •••• 4242 on Mar 1, 2026');
    expect(text).not.toContain('Sandbox');
  });

  test('stays as it was, byte for byte and by name, after the details change', async () => {
    const before = (await ask('TF-2026-00001')).json().pdf;
    await saveDetails(database.db, people.ann.id, { ...ann, name: 'Ann Stone' });
    expect((await ask('TF-2026-00001')).json().pdf).toBe(before);
    expect(await textOf('TF-2026-00002')).toContain('Ann Lee');
  });

  test('is taken back by a credit note that names it', async () => {
    const refund = {
      id: 're_1',
      amount: 11_021,
      state: 'refunded',
      at: new Date('2026-04-01T00:00:00Z'),
    } as const;
    await issued(paid('in_1', '2026-03-01T10:00:00Z', { refunds: [refund] }));
    const text = await textOf('TF-C-2026-00001');
    expect(text).toContain('Credit note');
    expect(text).toContain('Invoice TF-2026-00001');
    expect(text).toContain('−€110.21');
  });

  test('says that it is none in the sandbox', async () => {
    const state = {
      customer: 'c',
      cards: [],
      subscriptions: [],
      invoices: [paid('sb_1', '2026-03-01T10:00:00Z')],
    };
    await database.db.transaction().execute((tx) => issueInvoices(tx, account, 'sandbox', state));
    expect(await textOf('TF-TEST-2026-00001')).toContain('Sandbox: no money moved. This is not an invoice.');
  });

  test('is not fetched from a host that isn’t the provider’s', async () => {
    const document = { number: 'S-0001', pdfUrl: 'https://stripe.com.example/invoice.pdf' };
    await issued(paid('in_theirs', '2026-05-01T10:00:00Z', { document }));
    expect((await ask('S-0001')).json().code).toBe('unavailable');
  });

  test('is found by nobody else', async () => {
    expect([(await ask('TF-2026-00001', 'ben')).statusCode, (await ask('TF-2026-09999')).statusCode]).toEqual(
      [404, 404],
    );
  });

  test('keeps its number, without a name, when the account is deleted', async () => {
    await sql`delete from account where id = ${people.ann.id}`.execute(database.db);
    expect(await numbers('TF-2026-00001')).toEqual(['TF-2026-00001']);
    const { rows } = await sql`select 1 from invoice_document`.execute(database.db);
    expect(rows).toEqual([]);
    expect((await ask('TF-2026-00001')).statusCode).toBe(404);
  });
});
