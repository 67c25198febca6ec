import { describe, expect, test } from 'vitest';
import { PaymentRefused } from '../provider.ts';
import { billsOf, totalPaid } from './bills.fixture.ts';
import { newKey, stateOf, subscriptionOf } from './people.fixture.ts';
import type { ProviderWorld } from './provider-world.fixture.ts';
import { days, later, month } from './terms.fixture.ts';

export function describeCheckout(world: () => ProviderWorld): void {
  describe('the provider’s page', () => {
    const opened = async () => {
      const { customer } = await world().customerWith([]);
      const order = {
        price: month,
        startsAt: null,
        successUrl: 'https://tenfold.example/billing?from=checkout',
        cancelUrl: 'https://tenfold.example/plans',
      };
      const key = newKey();
      const session = await world().provider.openCheckout(customer, order, key);
      return { customer, order, key, session };
    };

    test('is open until it was paid, and then has a subscription', async () => {
      const { customer, session } = await opened();
      expect(session).toMatchObject({ state: 'open', subscription: null });
      expect(session.url).not.toBeNull();
      await world().payCheckout(session.id, '4242');
      const paid = await world().provider.readCheckout(session.id);
      expect(paid).toMatchObject({ state: 'paid', url: null });
      expect(await subscriptionOf(world(), customer)).toMatchObject({
        id: paid.subscription,
        state: 'active',
      });
      expect(totalPaid(await billsOf(world(), customer))).toBe(1_200);
    });

    test('is opened once for a key', async () => {
      const { customer, order, key, session } = await opened();
      const again = await world().provider.openCheckout(customer, order, key);
      expect(again.id).toBe(session.id);
    });

    test('stays open when the bank refuses, and nothing is charged', async () => {
      const { customer, session } = await opened();
      await expect(world().payCheckout(session.id, '0002')).rejects.toBeInstanceOf(PaymentRefused);
      expect(await world().provider.readCheckout(session.id)).toMatchObject({ state: 'open' });
      expect(totalPaid(await billsOf(world(), customer))).toBe(0);
    });

    test('can be closed, and then nobody pays there', async () => {
      const { customer, session } = await opened();
      const expired = await world().provider.expireCheckout(session.id);
      expect(expired).toMatchObject({ state: 'expired', url: null, subscription: null });
      await expect(world().payCheckout(session.id, '4242')).rejects.toBeInstanceOf(PaymentRefused);
      expect((await stateOf(world(), customer)).subscriptions).toEqual([]);
    });

    test('stays paid when it is closed too late', async () => {
      const { session } = await opened();
      await world().payCheckout(session.id, '4242');
      expect(await world().provider.expireCheckout(session.id)).toMatchObject({ state: 'paid' });
    });

    test('expires by itself within a day', async () => {
      const { customer, session } = await opened();
      const now = await world().provider.now(customer);
      await world().moveTo(customer, later(now, days));
      expect(await world().provider.readCheckout(session.id)).toMatchObject({ state: 'expired' });
    });
  });
}
