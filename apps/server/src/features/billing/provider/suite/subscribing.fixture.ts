import { describe, expect, test } from 'vitest';
import { PaymentRefused } from '../provider.ts';
import { billsOf, totalPaid } from './bills.fixture.ts';
import { firstOf, newKey, stateOf, subscriber, subscriptionOf } from './people.fixture.ts';
import type { ProviderWorld } from './provider-world.fixture.ts';
import { days, later, month, year } from './terms.fixture.ts';

export function describeSubscribing(world: () => ProviderWorld): void {
  describe('subscribing', () => {
    describeFirstPayments(world);
    describeLaterPayments(world);
  });
}

function describeFirstPayments(world: () => ProviderWorld): void {
  test('charges what was previewed, and begins the plan', async () => {
    const { provider } = world();
    const { customer, cards } = await world().customerWith(['4242'], { country: 'IE' });
    const at = await provider.now(customer);
    const bill = await provider.preview(customer, { kind: 'subscribe', price: month, startsAt: null }, at);
    expect(bill).toMatchObject({ currency: 'EUR', subtotal: 1_200 });
    const card = firstOf(cards);
    const subscription = await provider.subscribe(customer, { price: month, card, startsAt: null }, newKey());
    expect(subscription).toMatchObject({
      state: 'active',
      price: month,
      card,
      nextPlanType: null,
      canceledAt: null,
    });
    expect(subscription.nextPayment).toEqual({ at: subscription.period.to, total: bill.nextPayment.total });
    const invoice = firstOf(await billsOf(world(), customer));
    expect(invoice).toMatchObject({
      state: 'paid',
      subscription: subscription.id,
      failure: null,
      firstFailedAt: null,
    });
    expect(invoice).toMatchObject({ subtotal: bill.subtotal, tax: bill.tax, total: bill.total });
    expect(invoice.period).toEqual(subscription.period);
  });

  test('with the same key is one subscription, one payment, one answer', async () => {
    const { provider, customerWith } = world();
    const { customer, cards } = await customerWith(['4242']);
    const order = { price: month, card: firstOf(cards), startsAt: null };
    const key = newKey();
    const answers = await Promise.all([1, 2, 3].map(() => provider.subscribe(customer, order, key)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await stateOf(world(), customer)).subscriptions).toHaveLength(1);
    expect(await billsOf(world(), customer)).toHaveLength(1);
  });

  test('refused by the bank leaves nothing behind, and says why', async () => {
    const { provider, customerWith } = world();
    const { customer, cards } = await customerWith(['0341']);
    const order = { price: month, card: firstOf(cards), startsAt: null };
    const refused = provider.subscribe(customer, order, newKey());
    await expect(refused).rejects.toBeInstanceOf(PaymentRefused);
    await expect(refused).rejects.toMatchObject({ message: 'Your card was declined.' });
    const state = await stateOf(world(), customer);
    expect(state.subscriptions.filter((one) => one.state !== 'ended')).toEqual([]);
    expect(state.invoices.filter((one) => one.state === 'open' || one.state === 'paid')).toEqual([]);
  });
}

function describeLaterPayments(world: () => ProviderWorld): void {
  test('after a granted year asks for the first payment when that ends', async () => {
    const { provider, customerWith } = world();
    const { customer, cards } = await customerWith(['4242']);
    const at = await provider.now(customer);
    const startsAt = later(at, 40 * days);
    const bill = await provider.preview(customer, { kind: 'subscribe', price: year, startsAt }, at);
    expect(bill).toMatchObject({ total: 0, nextPayment: { total: 9_600 } });
    await provider.subscribe(customer, { price: year, card: firstOf(cards), startsAt }, newKey());
    expect(await subscriptionOf(world(), customer)).toMatchObject({
      state: 'active',
      nextPayment: { total: 9_600 },
    });
    expect(await billsOf(world(), customer)).toEqual([]);
    await world().moveTo(customer, later(startsAt, days));
    expect(totalPaid(await billsOf(world(), customer))).toBe(9_600);
  });

  test('with another card than the default is renewed with that card', async () => {
    const { provider, customerWith } = world();
    const { customer, cards } = await customerWith(['4242', '4444']);
    const order = { price: month, card: cards[1] ?? '', startsAt: null };
    const { period } = await provider.subscribe(customer, order, newKey());
    expect(await subscriptionOf(world(), customer)).toMatchObject({ card: order.card });
    await world().moveTo(customer, later(period.to, days));
    const bills = await billsOf(world(), customer);
    expect(bills.map(({ card }) => card?.last4)).toEqual(['4444', '4444']);
  });

  test('is renewed at the end of each period with the card that is the default then', async () => {
    const { customer, cards, subscription } = await subscriber(world(), month, ['4242', '4444']);
    await world().provider.updateCard(customer, cards[1] ?? '', { isDefault: true });
    await world().moveTo(customer, later(subscription.period.to, days));
    const [renewal, first] = await billsOf(world(), customer);
    expect(first).toMatchObject({ state: 'paid', card: { last4: '4242' } });
    expect(renewal).toMatchObject({ state: 'paid', total: 1_200, card: { last4: '4444' } });
    const renewed = await subscriptionOf(world(), customer);
    expect(renewed).toMatchObject({ state: 'active', id: subscription.id });
    expect(renewed.period.from).toEqual(subscription.period.to);
  });
}
