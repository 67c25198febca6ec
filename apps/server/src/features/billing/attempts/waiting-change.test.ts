import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { people } from '../../../platform/http/calls/people.fixture.ts';
import { type BillingServer, openBillingServer } from '../billing-server.fixture.ts';
import { applyCustomer, type Customer } from '../customers/apply-customer.ts';
import { ensureCustomer } from '../customers/ensure-customer.ts';
import { makeCard } from '../stripe/server/bank.fixture.ts';
import { openStripeWorld, type StripeWorld } from '../stripe/server/stripe-world.fixture.ts';
import { changeBill, changeSubscription } from '../subscription/change.ts';
import { subscribe, subscribeBill } from '../subscription/subscribe.ts';
import { liveSubscription } from '../subscription/to-subscription.ts';
import { abandon, checkLatestAttempt } from './check-attempt.ts';

let server: BillingServer;
let world: StripeWorld;
let context: BillingServer['context'];
let ann: Customer;

/** Ann pays by the month; her default card is of a bank that asks about each payment. */
beforeEach(async () => {
  server = await openBillingServer(await openTestDatabase());
  world = await openStripeWorld();
  const payments = { provider: world.provider, sandbox: null, prices: server.payments.prices };
  context = { ...server.context, clock: world.server.state.clock, payments };
  ann = await ensureCustomer(context, people.ann.id);
  await world.provider.attachCard(ann.customer, await world.token('4242'));
  const plan = { planId: 'investor', planType: 'month' } as const;
  const now = await world.provider.now(ann.customer);
  const { total, proratedAt } = await subscribeBill(context, ann, plan, now);
  await subscribe(context, ann, { ...plan, total, proratedAt });
  const asking = makeCard(world.server.state, '3184').id;
  await world.provider.attachCard(ann.customer, asking);
  await world.provider.updateCard(ann.customer, asking, { isDefault: true });
  world.server.state.clock.advance(60_000);
});
afterEach(async () => {
  await world.close();
  await server.close();
});

const running = async () => {
  const live = liveSubscription(await applyCustomer(context, ann));
  if (live === null) throw new Error('Ann has no subscription');
  return live;
};
const changeTo = async (newPlanType: 'month' | 'year') => {
  const live = await running();
  const now = await world.provider.now(ann.customer);
  const { total, proratedAt } = await changeBill(context, ann, live, newPlanType, now);
  const plan = { subscriptionId: live.id, newPlanId: 'investor', newPlanType } as const;
  await changeSubscription(context, ann, { ...plan, total, proratedAt });
  return running();
};
const answer = async (isConfirmed: boolean) =>
  world.answerBank((await running()).confirmation?.clientSecret ?? '', isConfirmed);
const charged = () =>
  [...world.server.state.charges.values()]
    .filter(({ failure }) => failure === null)
    .map(({ amount }) => amount);

test('a year that the bank hasn’t confirmed is waited for; confirmed, it is paid', async () => {
  expect((await changeTo('year')).confirmation).not.toBeNull();
  expect(await checkLatestAttempt(context, ann)).toMatchObject({ state: 'waiting' });
  await answer(true);
  expect(await checkLatestAttempt(context, ann)).toMatchObject({
    state: 'paid',
    subscription: { planType: 'year', confirmation: null },
  });
  expect(charged()).toHaveLength(2);
});

test('a year that the bank refuses leaves the monthly plan, says so, and can be chosen again', async () => {
  await changeTo('year');
  await answer(false);
  expect(await checkLatestAttempt(context, ann)).toMatchObject({
    state: 'refused',
    subscription: { planType: 'month', state: 'active', confirmation: null },
  });
  expect((await changeTo('year')).confirmation).not.toBeNull();
  await answer(true);
  expect(await running()).toMatchObject({ price: { planType: 'year' } });
});

test.each([
  ['given up', () => abandon(context, ann)],
  ['taken back by choosing the month', () => changeTo('month')],
])(
  'a year that waits for the bank can be %s: nothing is charged, and it can be chosen again',
  async (_, giveUp) => {
    await changeTo('year');
    expect(await giveUp()).toBeTruthy();
    expect(await running()).toMatchObject({
      price: { planType: 'month' },
      confirmation: null,
      state: 'active',
    });
    expect(charged()).toEqual([1_200]);
    await changeTo('year');
    await answer(true);
    expect(await running()).toMatchObject({ price: { planType: 'year' } });
    expect(charged()).toHaveLength(2);
  },
);

test('where nothing waits, nothing is given up', async () => {
  expect(await abandon(context, ann)).toBe(false);
  expect(await running()).toMatchObject({ state: 'active' });
});
