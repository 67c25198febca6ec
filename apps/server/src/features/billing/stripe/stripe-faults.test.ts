import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PaymentRefused, ProviderAway } from '../provider/provider.ts';
import { billsOf, totalPaid } from '../provider/suite/bills.fixture.ts';
import { firstOf, newKey, stateOf, subscriber } from '../provider/suite/people.fixture.ts';
import { month, year } from '../provider/suite/terms.fixture.ts';
import type { Fault } from './server/stripe-server.fixture.ts';
import { openStripeWorld, type StripeWorld } from './server/stripe-world.fixture.ts';

let world: StripeWorld;

beforeEach(async () => {
  world = await openStripeWorld();
});

afterEach(() => world.close());

/** Twice: a connection that was cut is tried again once by Stripe’s library, with the same key. */
function loseAnswers(path: RegExp): void {
  void world.server.failNext('drop', path);
  void world.server.failNext('drop', path);
}

describe('an answer that is lost', () => {
  test('to subscribing: asked again with the same key, it is paid once', async () => {
    const { customer, cards } = await world.customerWith(['4242']);
    const order = { price: month, card: firstOf(cards), startsAt: null };
    const key = newKey();
    loseAnswers(/^POST \/v1\/subscriptions$/);
    await expect(world.provider.subscribe(customer, order, key)).rejects.toBeInstanceOf(ProviderAway);
    const again = await world.open().subscribe(customer, order, key);
    const { subscriptions, invoices } = await stateOf(world, customer);
    expect(subscriptions.map(({ id }) => id)).toEqual([again.id]);
    expect(totalPaid(invoices)).toBe(month.amount);
  });

  test('to a year: asked again, it is charged once', async () => {
    const { customer, subscription } = await subscriber(world, month);
    const order = { subscription: subscription.id, price: year, at: await world.provider.now(customer) };
    const key = newKey();
    loseAnswers(/^POST \/v1\/subscriptions\/sub_\d+$/);
    await expect(world.provider.change(customer, order, key)).rejects.toBeInstanceOf(ProviderAway);
    expect(await world.provider.change(customer, order, key)).toMatchObject({ price: year });
    expect(await billsOf(world, customer)).toHaveLength(2);
  });

  test('to a refund: asked again, even when Stripe forgot the key, it is given once', async () => {
    const { customer } = await subscriber(world, month);
    const { id } = firstOf(await billsOf(world, customer));
    const key = newKey();
    loseAnswers(/^POST \/v1\/refunds$/);
    await expect(world.provider.refund(customer, id, key)).rejects.toBeInstanceOf(ProviderAway);
    world.server.forgetKeys();
    const refund = await world.provider.refund(customer, id, key);
    expect(firstOf(await billsOf(world, customer)).refunds).toEqual([refund]);
  });

  test('to a new customer: asked again, it is one', async () => {
    const person = { name: 'Ann', email: '', address: '', country: '', vatNumber: '', accountId: 7 };
    const key = newKey();
    loseAnswers(/^POST \/v1\/customers$/);
    await expect(world.provider.createCustomer(person, key)).rejects.toBeInstanceOf(ProviderAway);
    const customer = await world.provider.createCustomer(person, key);
    expect([...world.server.state.customers.keys()]).toEqual([customer]);
    expect(world.server.state.customers.get(customer)?.metadata).toEqual({ account: '7' });
  });
});

describe('Stripe that', () => {
  test.each<[string, Fault]>([
    ['answers 500', 'error'],
    ['is still busy with the first request', 'busy'],
    ['doesn’t answer in time', 'silence'],
  ])('%s is away, and nothing is known', async (_, fault) => {
    const { customer, cards } = await world.customerWith(['4242']);
    // Whatever isn’t answered by then counts as lost, the first request of this process or the last.
    const provider = fault === 'silence' ? world.open({ timeout: 500 }) : world.provider;
    void world.server.failNext(fault, /^POST \/v1\/subscriptions$/);
    const order = { price: month, card: firstOf(cards), startsAt: null };
    await expect(provider.subscribe(customer, order, newKey())).rejects.toBeInstanceOf(ProviderAway);
  });

  test('isn’t there is away', async () => {
    const gone = await openStripeWorld();
    await gone.close();
    await expect(gone.provider.readCustomer('cus_1')).rejects.toBeInstanceOf(ProviderAway);
  });
});

describe('what is asked', () => {
  test('always names the version, and a key wherever something is created', async () => {
    const { customer } = await subscriber(world, month);
    const { id } = firstOf(await billsOf(world, customer));
    await world.provider.refund(customer, id, newKey());
    await world.provider.startCardSetup(customer, newKey());
    const { received } = world.server;
    expect(new Set(received.map(({ version }) => version))).toEqual(new Set(['2026-10-28.endive']));
    const creating = /^\/v1\/(customers|subscriptions|products|prices|refunds|setup_intents)$/;
    const created = received.filter(({ method, path }) => method === 'POST' && creating.test(path));
    expect(created.length).toBeGreaterThanOrEqual(6);
    expect(created.filter(({ key }) => key === null || key.startsWith('stripe-node'))).toEqual([]);
  });

  test('for the same new price by two processes creates one price', async () => {
    const { customer, cards } = await world.customerWith(['4242']);
    const order = { price: year, card: firstOf(cards), startsAt: null };
    const plans = [world.provider, world.open(), world.open()];
    await Promise.all(plans.map((provider) => provider.subscribe(customer, order, newKey())));
    expect(world.server.state.prices.size).toBe(1);
    expect(world.server.state.products.size).toBe(1);
  });

  test('and fails says neither who it was about nor a key', async () => {
    const order = { price: month, card: 'pm_1', startsAt: null };
    const failed = await world.provider.subscribe('cus_secret', order, newKey()).catch((cause) => cause);
    expect(failed).toBeInstanceOf(Error);
    expect(failed).not.toBeInstanceOf(PaymentRefused);
    expect(failed.cause).toBeUndefined();
    expect(Object.keys(failed)).toEqual([]);
    expect(String(failed.stack)).not.toMatch(/cus_secret|sk_test|pm_1/);
  });

  test('about another customer’s subscription or invoice is refused', async () => {
    const { customer, subscription } = await subscriber(world, month);
    const { id } = firstOf(await billsOf(world, customer));
    const { customer: other } = await world.customerWith(['4242']);
    await expect(world.provider.cancel(other, subscription.id, 'now')).rejects.toThrow('another customer’s');
    await expect(world.provider.refund(other, id, newKey())).rejects.toThrow('another customer’s');
  });

  test('about a card that is another customer’s is refused, and the card stays', async () => {
    const { customer, cards } = await world.customerWith(['4242']);
    const { customer: other } = await world.customerWith([]);
    const card = firstOf(cards);
    await expect(world.provider.attachCard(other, card)).rejects.toBeInstanceOf(PaymentRefused);
    await expect(world.provider.updateCard(other, card, { isDefault: true })).rejects.toBeInstanceOf(
      PaymentRefused,
    );
    await world.provider.detachCard(other, card);
    expect((await stateOf(world, customer)).cards).toHaveLength(1);
  });
});
