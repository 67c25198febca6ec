import { afterAll, beforeAll, expect, test } from 'vitest';
import { StoppedClock } from '../../../platform/clock/index.ts';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import type { Database } from '../../../platform/db/index.ts';
import { billsOf } from '../provider/suite/bills.fixture.ts';
import { newKey, stateOf, subscriber, subscriptionOf } from '../provider/suite/people.fixture.ts';
import { later, month } from '../provider/suite/terms.fixture.ts';
import { openSandbox } from './open-sandbox.ts';
import { openSandboxWorld, type SandboxWorld } from './sandbox-world.fixture.ts';

describeOnEach('the sandbox in several processes', (open) => {
  let database: Database;
  let world: SandboxWorld;
  beforeAll(async () => {
    database = await open();
    world = openSandboxWorld(database);
  });
  afterAll(() => world.close());

  /** Another process on the same database; what it tells is not kept. */
  const another = (onEvent: () => Promise<void> = async () => undefined) =>
    openSandbox({ db: database.db, clock: new StoppedClock(world.clock.now()), onEvent });

  test('one key asked in all of them at once is one subscription', async () => {
    const { customer, cards } = await world.customerWith(['4242']);
    const order = { price: month, card: cards[0] ?? '', startsAt: null };
    const key = newKey();
    const all = [world.provider, another(), another(), another()];
    const answers = await Promise.all(all.map((sandbox) => sandbox.subscribe(customer, order, key)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await billsOf(world, customer)).toHaveLength(1);
  });

  test('a renewal that all of them see due is charged once', async () => {
    const { customer, subscription } = await subscriber(world, month);
    world.clock.advance(subscription.period.to.getTime() - world.clock.now().getTime());
    await Promise.all([world.provider, another(), another()].map((sandbox) => sandbox.advance()));
    expect(await billsOf(world, customer)).toHaveLength(2);
  });

  test('one that is killed before its event is stored has done nothing, and the same key does it', async () => {
    const { customer, cards } = await world.customerWith(['4242']);
    const order = { price: month, card: cards[0] ?? '', startsAt: null };
    const key = newKey();
    const killed = another(() => Promise.reject(new Error('killed')));
    await expect(killed.subscribe(customer, order, key)).rejects.toThrow('killed');
    expect((await stateOf(world, customer)).subscriptions).toEqual([]);
    await world.provider.subscribe(customer, order, key);
    expect(await billsOf(world, customer)).toHaveLength(1);
  });

  test('a refusal is an answer, too: the same key hears it again, even with a better card', async () => {
    const { customer, cards } = await world.customerWith(['0341']);
    const order = { price: month, card: cards[0] ?? '', startsAt: null };
    const key = newKey();
    const refused = { reason: 'generic_decline', message: 'Your card was declined.' };
    await expect(world.provider.subscribe(customer, order, key)).rejects.toMatchObject(refused);
    await expect(another().subscribe(customer, order, key)).rejects.toMatchObject(refused);
  });

  test('a key of one call does nothing in another', async () => {
    const { customer, subscription } = await subscriber(world, month);
    const key = newKey();
    const until = later(subscription.period.to, 1_000);
    await world.provider.postpone(customer, subscription.id, until, key);
    const mistaken = world.provider.payInvoice(customer, 'in_sandbox_0_1', key);
    await expect(mistaken).rejects.toThrow('the key of postpone was used for payInvoice');
  });

  test('everything is there for the next process: cards, plan and what the clock shows', async () => {
    const { customer } = await subscriber(world, month);
    const now = await world.provider.moveClock(customer, 'month');
    const next = another();
    expect(await next.now(customer)).toEqual(now);
    expect(await next.readCustomer(customer)).toEqual(await stateOf(world, customer));
  });

  test('the bank’s answer goes to the payment it is about, and to no other', async () => {
    const { customer, subscription } = await subscriber(world, month, ['3155']);
    const secret = subscription.confirmation?.clientSecret ?? '';
    expect(await another().answerBank(`${secret}0`, true)).toBe(false);
    expect(await another().answerBank('pi_1', true)).toBe(false);
    expect(await another().answerBank(secret, true)).toBe(true);
    expect(await another().answerBank(secret, false)).toBe(false);
    expect(await subscriptionOf(world, customer)).toMatchObject({ state: 'active' });
  });
});
