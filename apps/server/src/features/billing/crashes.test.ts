import type { Bill } from '@tenfold/contract/billing';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEach } from '../../platform/db/databases-fixture.ts';
import type { Database } from '../../platform/db/index.ts';
import { people } from '../../platform/http/calls/people.fixture.ts';
import { openAttempt } from './attempts/attempt-store.ts';
import { addCard, type BillingServer, openBillingServer, subscribe } from './billing-server.fixture.ts';
import { findCustomer } from './customers/ensure-customer.ts';
import { finishStaleAttempts } from './events/continue-billing.ts';
import { refundLast } from './grants/refund.ts';
import { type PaymentProvider, ProviderAway } from './provider/provider.ts';
import { subscribe as subscribeCustomer } from './subscription/subscribe.ts';

describeOnEach('payments that are cut off', (open) => {
  let database: Database;
  let server: BillingServer;
  beforeEach(async () => {
    database = await open();
    server = await openBillingServer(database);
    await addCard(server, '4242');
  });
  afterEach(() => server.close());

  const paid = async () => {
    const customer = await findCustomer(server, people.ann.id);
    const state = await server.payments.provider.readCustomer(customer?.customer ?? '');
    return state?.invoices.filter((invoice) => invoice.state === 'paid').length;
  };

  async function subscribeBy(provider: Partial<PaymentProvider>, planType: 'month' | 'year' = 'month') {
    const plan = { plan_id: 'investor', plan_type: planType };
    const { body: bill } = await server.ask<Bill>('/subscription/preview', plan);
    const customer = await findCustomer(server, people.ann.id);
    if (customer === null) throw new Error('Ann has no card');
    const payments = { ...server.payments, provider: { ...server.payments.provider, ...provider } };
    const agreed = { planId: 'investor', planType, total: bill.total, proratedAt: bill.proratedAt } as const;
    return subscribeCustomer({ ...server, payments }, customer, agreed);
  }

  /** The bank said yes; the answer never came, and neither did the process. */
  const diesAfterYes: Partial<PaymentProvider> = {
    subscribe: async (...order) => {
      await server.payments.provider.subscribe(...order);
      throw new ProviderAway('the process died');
    },
  };

  test('killed between the provider’s yes and our commit, the next try is the same payment', async () => {
    await expect(subscribeBy(diesAfterYes)).rejects.toThrow(ProviderAway);
    // What Ann clicks next finds that she has Investor.
    expect((await subscribe(server, 'month')).status).toBe(409);
    expect([await server.planOf(), await paid()]).toEqual(['investor', 1]);
  });

  /** While a bill is looked at one process subscribes, and another opens an attempt that it gives up as soon as it sees that. */
  const othersFaster: Partial<PaymentProvider> = {
    async preview(customer, change, at) {
      const { provider } = server.payments;
      const bill = await provider.preview(customer, change, at);
      const card = (await provider.readCustomer(customer ?? ''))?.cards[0]?.id ?? '';
      const billingAccountId = (await findCustomer(server, people.ann.id))?.id;
      if (change.kind !== 'subscribe' || billingAccountId === undefined)
        throw new Error('Ann is to subscribe');
      const order = { price: change.price, card, startsAt: null };
      await provider.subscribe(customer ?? '', order, 'another process');
      const attempt = { billingAccountId, environment: 'sandbox', kind: 'subscribe' } as const;
      await openAttempt(server.db, { ...attempt, request: order }, server.clock.now());
      return bill;
    },
  };

  test('a click that joins an attempt pays nothing where another has subscribed by then', async () => {
    const state = await subscribeBy(othersFaster);
    expect(state.subscriptions).toHaveLength(1);
    expect([await server.planOf(), await paid()]).toEqual(['investor', 1]);
  });

  test('an attempt that a killed process left beside a subscription is closed, and charges nothing', async () => {
    const { readCustomer } = server.payments.provider;
    let looks = 0;
    const killedLater: PaymentProvider['readCustomer'] = async (customer) => {
      looks += 1;
      if (looks > 1) throw new ProviderAway('the process died');
      return readCustomer(customer);
    };
    const killed = subscribeBy({ ...othersFaster, readCustomer: killedLater });
    await expect(killed).rejects.toThrow(ProviderAway);
    server.clock.advance(3 * 60_000);
    await finishStaleAttempts(server.context);
    expect([await server.planOf(), await paid()]).toEqual(['investor', 1]);
  });

  test('killed and never tried again, the worker finds the payment within minutes', async () => {
    await expect(subscribeBy(diesAfterYes)).rejects.toThrow(ProviderAway);
    await sql`update billing_account set plan = 'light'`.execute(server.db);
    server.clock.advance(3 * 60_000);
    await finishStaleAttempts(server.context);
    expect([await server.planOf(), await paid()]).toEqual(['investor', 1]);
  });

  test('killed before the provider was asked, the worker finishes what was agreed to, once', async () => {
    const dies: Partial<PaymentProvider> = {
      subscribe: async () => {
        throw new ProviderAway('the process died');
      },
    };
    await expect(subscribeBy(dies)).rejects.toThrow(ProviderAway);
    server.clock.advance(3 * 60_000);
    await Promise.all([finishStaleAttempts(server.context), finishStaleAttempts(server.context)]);
    expect([await server.planOf(), await paid()]).toEqual(['investor', 1]);
  });

  test('two tabs that agree to a month and a year at once are charged once', async () => {
    const both = await Promise.allSettled([subscribeBy({}, 'month'), subscribeBy({}, 'year')]);
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(2);
    await server.work();
    expect(await paid()).toBe(1);
  });

  test('a process that looked before another one subscribed, and asks after it, is refused', async () => {
    let looks = 0;
    const slow: Partial<PaymentProvider> = {
      preview: async (...args) => {
        looks += 1;
        // Between its look and its attempt, somebody else is done.
        if (looks === 1) await subscribeBy({});
        return server.payments.provider.preview(...args);
      },
    };
    await expect(subscribeBy(slow)).rejects.toThrow('You already have Investor.');
    expect(await paid()).toBe(1);
  });

  test('a refund whose process died is given back once', async () => {
    await subscribe(server, 'month');
    const customer = await findCustomer(server, people.ann.id);
    if (customer === null) throw new Error('Ann bought nothing');
    const dies: Partial<PaymentProvider> = {
      refund: async (...order) => {
        await server.payments.provider.refund(...order);
        throw new ProviderAway('the process died');
      },
    };
    const payments = { ...server.payments, provider: { ...server.payments.provider, ...dies } };
    const order = { cause: 'by hand', subject: 'one' };
    await expect(refundLast({ ...server, payments }, customer, order)).rejects.toThrow(ProviderAway);
    server.clock.advance(3 * 60_000);
    await server.finishStale();
    const state = await server.payments.provider.readCustomer(customer.customer);
    expect(state?.invoices[0]?.refunds).toHaveLength(1);
    expect((await server.overview()).credits).toMatchObject([{ kind: 'refund', cause: 'by hand' }]);
  });
});
