import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { newKey, stateOf, subscriptionOf } from '../provider/suite/people.fixture.ts';
import { year } from '../provider/suite/terms.fixture.ts';
import { openSandboxWorld, type SandboxWorld } from './sandbox-world.fixture.ts';

describe('the sandbox’s page to pay on', () => {
  let world: SandboxWorld;
  beforeAll(async () => {
    world = openSandboxWorld(await openTestDatabase());
  });
  afterAll(() => world.close());

  const opened = async () => {
    const { customer } = await world.customerWith([], { country: 'IE' });
    const order = { price: year, startsAt: null, successUrl: '/billing', cancelUrl: '/plans' };
    return { customer, session: await world.provider.openCheckout(customer, order, newKey()) };
  };

  test('is ours, shows the bill and knows the ways back', async () => {
    const { customer, session } = await opened();
    expect(session.url).toBe(`/billing/checkout/${session.id}`);
    expect(await world.provider.findCheckoutPage(session.id)).toMatchObject({
      customer,
      session,
      bill: { subtotal: 9_600, tax: { label: 'VAT 23%' }, total: 11_808 },
      successUrl: '/billing',
      cancelUrl: '/plans',
    });
  });

  test('of a session that isn’t there is null', async () => {
    expect(await world.provider.findCheckoutPage('cs_test_1')).toBeNull();
    expect(await world.provider.findCheckoutPage('cs_sandbox_00_1')).toBeNull();
  });

  test('asks what the bank asks, and pays once that is confirmed', async () => {
    const { customer, session } = await opened();
    const card = await world.token('3155');
    const { payCheckout } = world.provider;
    await expect(payCheckout(session.id, card)).rejects.toMatchObject({ reason: 'authentication_required' });
    await expect(payCheckout(session.id, card, false)).rejects.toMatchObject({ reason: 'not_confirmed' });
    expect((await stateOf(world, customer)).cards).toEqual([]);
    expect(await payCheckout(session.id, card, true)).toMatchObject({ state: 'paid' });
    expect(await subscriptionOf(world, customer)).toMatchObject({ state: 'active', card });
  });
});
