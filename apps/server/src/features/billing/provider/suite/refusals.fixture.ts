import { describe, expect, test } from 'vitest';
import { PaymentRefused } from '../provider.ts';
import { billsOf, totalPaid } from './bills.fixture.ts';
import { firstOf, newKey, stateOf, subscriber, subscriptionOf } from './people.fixture.ts';
import type { ProviderWorld } from './provider-world.fixture.ts';
import { days, later, month } from './terms.fixture.ts';

export function describeRefusals(world: () => ProviderWorld): void {
  describeBank(world);
  describeRenewals(world);
}

function describeBank(world: () => ProviderWorld): void {
  describe('a bank that wants to hear from the person', () => {
    const wait = async () => {
      const { customer, subscription } = await subscriber(world(), month, ['3155']);
      return { customer, subscription, secret: subscription.confirmation?.clientSecret ?? '' };
    };

    test('is waited for; confirmed, the plan begins', async () => {
      const { customer, subscription, secret } = await wait();
      expect(subscription).toMatchObject({ state: 'incomplete', confirmation: { total: 1_200 } });
      expect(totalPaid(await billsOf(world(), customer))).toBe(0);
      await world().answerBank(secret, true);
      expect(await subscriptionOf(world(), customer)).toMatchObject({ state: 'active', confirmation: null });
      expect(totalPaid(await billsOf(world(), customer))).toBe(1_200);
    });

    test('that hears no takes nothing, says why, and lets the attempt be given up', async () => {
      const { customer, subscription, secret } = await wait();
      await world().answerBank(secret, false);
      expect(await subscriptionOf(world(), customer)).toMatchObject({
        state: 'incomplete',
        confirmation: null,
      });
      expect(firstOf(await billsOf(world(), customer))).toMatchObject({
        state: 'open',
        failure: 'Your bank didn’t confirm the payment.',
      });
      await world().provider.cancel(customer, subscription.id, 'now');
      expect(await subscriptionOf(world(), customer)).toMatchObject({ state: 'ended' });
      expect(firstOf(await billsOf(world(), customer)).state).toBe('void');
    });

    test('that hears nothing within a day takes nothing', async () => {
      const { customer, subscription } = await wait();
      await world().moveTo(customer, later(subscription.createdAt, days));
      expect(await subscriptionOf(world(), customer)).toMatchObject({ state: 'ended', confirmation: null });
      expect(totalPaid(await billsOf(world(), customer))).toBe(0);
    });
  });
}

function describeRenewals(world: () => ProviderWorld): void {
  describe('a renewal that is refused', () => {
    /** Whose default card fails from now on. */
    const failing = async () => {
      const { customer, cards, subscription } = await subscriber(world(), month, ['4242', '0341']);
      const [good = '', bad = ''] = cards;
      await world().provider.updateCard(customer, bad, { isDefault: true });
      await world().moveTo(customer, later(subscription.period.to, 3_600_000 * 6));
      return { customer, good, subscription, at: subscription.period.to };
    };

    test('leaves the plan on, with an open invoice that says when and why', async () => {
      const { customer } = await failing();
      expect(await subscriptionOf(world(), customer)).toMatchObject({ state: 'past_due' });
      const invoice = firstOf(await billsOf(world(), customer));
      expect(invoice).toMatchObject({ state: 'open', total: 1_200, failure: 'Your card was declined.' });
      expect(invoice.firstFailedAt).not.toBeNull();
    });

    test('is tried again two and five days later, and paid by then with another card', async () => {
      const { customer, good, at } = await failing();
      await world().moveTo(customer, later(at, 3 * days));
      expect(firstOf(await billsOf(world(), customer)).state).toBe('open');
      await world().provider.updateCard(customer, good, { isDefault: true });
      await world().moveTo(customer, later(at, 6 * days));
      expect(firstOf(await billsOf(world(), customer))).toMatchObject({ state: 'paid' });
      expect(await subscriptionOf(world(), customer)).toMatchObject({ state: 'active' });
      expect(totalPaid(await billsOf(world(), customer))).toBe(2_400);
    });

    test('is paid at once with another card, and only once', async () => {
      const { customer, good } = await failing();
      const { provider } = world();
      const invoice = firstOf(await billsOf(world(), customer));
      await provider.updateCard(customer, good, { isDefault: true });
      const key = newKey();
      expect(await provider.payInvoice(customer, invoice.id, key)).toMatchObject({ state: 'paid' });
      expect(await provider.payInvoice(customer, invoice.id, key)).toMatchObject({ state: 'paid' });
      expect(await subscriptionOf(world(), customer)).toMatchObject({ state: 'active' });
      expect(totalPaid(await billsOf(world(), customer))).toBe(2_400);
    });

    test('stays open when the next try is refused, too', async () => {
      const { customer } = await failing();
      const invoice = firstOf(await billsOf(world(), customer));
      const pay = world().provider.payInvoice(customer, invoice.id, newKey());
      await expect(pay).rejects.toBeInstanceOf(PaymentRefused);
      const [still] = await billsOf(world(), customer);
      expect(still).toMatchObject({ state: 'open', firstFailedAt: invoice.firstFailedAt });
    });

    test('is asked for no longer once it is canceled', async () => {
      const { customer, subscription } = await failing();
      await world().provider.cancel(customer, subscription.id, 'now');
      const { invoices, subscriptions } = await stateOf(world(), customer);
      expect(firstOf(subscriptions).state).toBe('ended');
      expect(invoices.filter(({ state }) => state === 'open')).toEqual([]);
    });
  });
}
