import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { billsOf, totalPaid } from '../provider/suite/bills.fixture.ts';
import { firstOf, newKey, stateOf, subscriber, subscriptionOf } from '../provider/suite/people.fixture.ts';
import { days, later, month, year } from '../provider/suite/terms.fixture.ts';
import { makeCard } from './server/bank.fixture.ts';
import { openStripeWorld, type StripeWorld } from './server/stripe-world.fixture.ts';

let world: StripeWorld;

beforeAll(async () => {
  world = await openStripeWorld();
});

afterAll(() => world.close());

describe('a year that the bank wants confirmed', () => {
  /** A month paid, and a year chosen with a card whose bank asks. */
  const waiting = async () => {
    const { customer, cards, subscription } = await subscriber(world, month, ['4242', '3155']);
    await world.provider.updateCard(customer, cards[1] ?? '', { isDefault: true });
    const order = { subscription: subscription.id, price: year, at: await world.provider.now(customer) };
    const changed = await world.provider.change(customer, order, newKey());
    return { customer, subscription, order, changed, secret: changed.confirmation?.clientSecret ?? '' };
  };

  test('is not there before it is; the month goes on', async () => {
    const { customer, order, changed } = await waiting();
    expect(changed).toMatchObject({ state: 'active', price: month });
    expect(changed.confirmation?.total).toBeGreaterThan(0);
    expect(totalPaid(await billsOf(world, customer))).toBe(month.amount);
    const again = await world.provider.change(customer, order, newKey());
    expect(again.confirmation).toEqual(changed.confirmation);
  });

  test('begins once it is', async () => {
    const { customer, secret } = await waiting();
    await world.answerBank(secret, true);
    expect(await subscriptionOf(world, customer)).toMatchObject({ price: year, confirmation: null });
  });

  test('is given up by choosing the month again, and can be chosen again', async () => {
    const { customer, order } = await waiting();
    const back = await world.provider.change(customer, { ...order, price: month }, newKey());
    expect(back).toMatchObject({ price: month, confirmation: null });
    expect((await billsOf(world, customer)).map(({ state }) => state)).toEqual(['void', 'paid']);
    expect((await world.provider.change(customer, order, newKey())).confirmation).not.toBeNull();
  });

  test('is forgotten after a day', async () => {
    const { customer, subscription } = await waiting();
    await world.moveTo(customer, later(subscription.period.from, days));
    expect(await subscriptionOf(world, customer)).toMatchObject({ price: month, confirmation: null });
    expect((await billsOf(world, customer)).map(({ state }) => state)).toEqual(['void', 'paid']);
  });
});

describe('a payment that is put off', () => {
  test('by more than the two years Stripe allows is put off all the same', async () => {
    const { customer, subscription } = await subscriber(world, month);
    await world.moveTo(customer, later(subscription.period.from, 700 * days));
    const { period } = await subscriptionOf(world, customer);
    const until = later(period.to, 365 * days);
    const postponed = await world.provider.postpone(customer, subscription.id, until, newKey());
    expect(postponed).toMatchObject({ nextPayment: { at: until }, period: { from: period.from, to: until } });
  });

  test('keeps a cancellation, which then ends later', async () => {
    const { customer, subscription } = await subscriber(world, month);
    await world.provider.cancel(customer, subscription.id, 'at period end');
    const until = later(subscription.period.to, 30 * days);
    const postponed = await world.provider.postpone(customer, subscription.id, until, newKey());
    expect(postponed).toMatchObject({ endsAt: until, nextPayment: null });
    await world.moveTo(customer, later(until, days));
    expect(await subscriptionOf(world, customer)).toMatchObject({ state: 'ended' });
    expect(totalPaid(await billsOf(world, customer))).toBe(month.amount);
  });
});

describe('tax', () => {
  test('is named as Stripe charges it, and not owed with a number of the European Union', async () => {
    const { customer } = await subscriber(world, month, ['4242'], { country: 'IE' });
    const taxed = { tax: { label: 'VAT 23%', amount: 276 }, total: 1_476 };
    expect(firstOf(await billsOf(world, customer))).toMatchObject(taxed);
    const business = { country: 'IE', vatNumber: 'IE 1234567WA' };
    const { customer: other } = await subscriber(world, month, ['4242'], business);
    const reversed = { tax: { label: 'Reverse charge', amount: 0 }, total: 1_200 };
    expect(firstOf(await billsOf(world, other))).toMatchObject(reversed);
  });

  test('number that is none is refused in words for the person', async () => {
    const { customer } = await world.customerWith([]);
    const details = { name: 'Ann', email: '', address: '', country: 'IE', vatNumber: '12' };
    const refused = { reason: 'tax_id_invalid', message: 'Check the VAT number.' };
    await expect(world.provider.updateCustomer(customer, details)).rejects.toMatchObject(refused);
  });
});

describe('a customer', () => {
  test('of ten years has every month, newest first', async () => {
    const { customer, subscription } = await subscriber(world, month);
    await world.moveTo(customer, later(subscription.period.from, 3_655 * days));
    const bills = await billsOf(world, customer);
    expect(bills.length).toBeGreaterThanOrEqual(120);
    const times = bills.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(totalPaid(bills)).toBe(bills.length * month.amount);
  });

  test('whose renewal Stripe has only begun has a draft, which nobody owes yet', async () => {
    const { customer, subscription } = await subscriber(world, month);
    await world.moveTo(customer, later(subscription.period.to, 60_000));
    expect(firstOf(await billsOf(world, customer))).toMatchObject({ state: 'draft', document: null });
    await world.moveTo(customer, later(subscription.period.to, days));
    const paid = firstOf(await billsOf(world, customer));
    expect(paid).toMatchObject({ state: 'paid' });
    expect(paid.document?.pdfUrl).toContain(`${world.server.url}/invoice/`);
  });

  test('whose card was stolen hears that it was declined, no more', async () => {
    const { customer } = await world.customerWith([]);
    const { id } = makeCard(world.server.state, '9987');
    const declined = { reason: 'lost_card', message: 'Your card was declined.' };
    await expect(world.provider.attachCard(customer, id)).rejects.toMatchObject(declined);
  });

  test('who paid on Stripe’s page has that card as the default', async () => {
    const { customer } = await world.customerWith([]);
    const startsAt = later(await world.provider.now(customer), days);
    const urls = { successUrl: 'https://tenfold.example/', cancelUrl: 'https://tenfold.example/' };
    const session = await world.provider.openCheckout(customer, { price: year, startsAt, ...urls }, newKey());
    await world.payCheckout(session.id, '4242');
    const state = await stateOf(world, customer);
    expect(state.cards).toMatchObject([{ last4: '4242', isDefault: true }]);
    const starts = firstOf(state.subscriptions).nextPayment?.at.getTime();
    expect(starts).toBeGreaterThanOrEqual(later(startsAt, days).getTime());
  });
});
