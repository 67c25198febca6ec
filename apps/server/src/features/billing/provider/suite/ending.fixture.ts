import { describe, expect, test } from 'vitest';
import { billsOf } from './bills.fixture.ts';
import { newKey, stateOf, subscriber, subscriptionOf } from './people.fixture.ts';
import type { ProviderWorld } from './provider-world.fixture.ts';
import { days, later, month, year } from './terms.fixture.ts';

export function describeEnding(world: () => ProviderWorld): void {
  describeCanceling(world);
  describePostponing(world);
  describeForgetting(world);
}

function describeCanceling(world: () => ProviderWorld): void {
  describe('canceling', () => {
    test('lets the period that is paid run out, and charges nothing more', async () => {
      const { customer, subscription } = await subscriber(world(), month);
      const canceled = await world().provider.cancel(customer, subscription.id, 'at period end');
      expect(canceled).toMatchObject({ state: 'active', endsAt: subscription.period.to, nextPayment: null });
      expect(canceled.canceledAt).not.toBeNull();
      await world().moveTo(customer, later(subscription.period.to, days));
      expect(await subscriptionOf(world(), customer)).toMatchObject({ state: 'ended', nextPayment: null });
      expect(await billsOf(world(), customer)).toHaveLength(1);
    });

    test('is undone until then, as if nothing had been', async () => {
      const { customer, subscription } = await subscriber(world(), month);
      await world().provider.cancel(customer, subscription.id, 'at period end');
      const undone = await world().provider.undoCancel(customer, subscription.id);
      expect(undone).toMatchObject({ state: 'active', canceledAt: null, endsAt: null });
      expect(undone.nextPayment).toEqual(subscription.nextPayment);
      await world().moveTo(customer, later(subscription.period.to, days));
      expect(await billsOf(world(), customer)).toHaveLength(2);
    });

    test('twice is once', async () => {
      const { customer, subscription } = await subscriber(world(), month);
      const first = await world().provider.cancel(customer, subscription.id, 'at period end');
      const second = await world().provider.cancel(customer, subscription.id, 'at period end');
      expect(second).toMatchObject({ state: 'active', endsAt: first.endsAt });
      await world().provider.cancel(customer, subscription.id, 'now');
      const ended = await world().provider.cancel(customer, subscription.id, 'now');
      expect(ended).toMatchObject({ state: 'ended' });
      expect(ended.endsAt).not.toBeNull();
    });
  });
}

function describePostponing(world: () => ProviderWorld): void {
  describe('postponing', () => {
    test('moves the next payment, and the plan goes on', async () => {
      const { customer, subscription } = await subscriber(world(), month);
      const until = later(subscription.period.to, 365 * days);
      const key = newKey();
      const postponed = await world().provider.postpone(customer, subscription.id, until, key);
      expect(postponed).toMatchObject({ state: 'active', nextPayment: { at: until, total: 1_200 } });
      await world().provider.postpone(customer, subscription.id, until, key);
      await world().moveTo(customer, later(until, -days));
      expect(await subscriptionOf(world(), customer)).toMatchObject({ state: 'active' });
      expect(await billsOf(world(), customer)).toHaveLength(1);
      await world().moveTo(customer, later(until, days));
      expect(await billsOf(world(), customer)).toHaveLength(2);
    });

    test('never asks for a payment earlier than it was due', async () => {
      const { customer, subscription } = await subscriber(world(), year);
      const until = later(subscription.period.to, -100 * days);
      const postponed = await world().provider.postpone(customer, subscription.id, until, newKey());
      expect(postponed.nextPayment).toEqual(subscription.nextPayment);
    });

    test('takes a month that was chosen for the end of the year along', async () => {
      const { customer, subscription } = await subscriber(world(), year);
      const at = await world().provider.now(customer);
      await world().provider.change(customer, { subscription: subscription.id, price: month, at }, newKey());
      const until = later(subscription.period.to, 365 * days);
      const postponed = await world().provider.postpone(customer, subscription.id, until, newKey());
      expect(postponed).toMatchObject({ nextPlanType: 'month', nextPayment: { at: until, total: 1_200 } });
    });
  });
}

function describeForgetting(world: () => ProviderWorld): void {
  describe('forgetting a customer', () => {
    test('ends what runs and leaves nobody; twice is once', async () => {
      const { customer } = await subscriber(world(), month);
      await world().provider.forgetCustomer(customer);
      expect(await world().provider.readCustomer(customer)).toBeNull();
      await world().provider.forgetCustomer(customer);
      expect(await world().provider.readCustomer(customer)).toBeNull();
    });

    test('who was forgotten keeps no card any more', async () => {
      const { customer } = await world().customerWith(['4242']);
      await world().provider.forgetCustomer(customer);
      const card = await world().token('4444');
      await expect(world().provider.attachCard(customer, card)).rejects.toThrow();
      expect(await world().provider.readCustomer(customer)).toBeNull();
    });

    test('who never was is null, and is forgotten', async () => {
      await world().provider.forgetCustomer('cus_nobody');
      expect(await world().provider.readCustomer('cus_nobody')).toBeNull();
    });

    test('two customers are two, and one key is one customer', async () => {
      const { provider } = world();
      const person = { name: 'Ben', email: 'ben@example.com', address: '', country: 'DE', vatNumber: '' };
      const key = newKey();
      const [one, again, other] = [
        await provider.createCustomer({ ...person, accountId: 2 }, key),
        await provider.createCustomer({ ...person, accountId: 2 }, key),
        await provider.createCustomer({ ...person, accountId: 3 }, newKey()),
      ];
      expect(again).toBe(one);
      expect(other).not.toBe(one);
      expect(await stateOf(world(), one)).toMatchObject({ cards: [], subscriptions: [], invoices: [] });
    });
  });
}
