import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { billsOf, totalPaid } from '../provider/suite/bills.fixture.ts';
import { firstOf, newKey, stateOf, subscriber, subscriptionOf } from '../provider/suite/people.fixture.ts';
import { days, later, month, year } from '../provider/suite/terms.fixture.ts';
import { openSandboxWorld, type SandboxWorld } from './sandbox-world.fixture.ts';

describe('the clock of the sandbox', () => {
  let world: SandboxWorld;
  beforeAll(async () => {
    world = openSandboxWorld(await openTestDatabase());
  });
  beforeEach(() => {
    world.events.length = 0;
  });
  afterAll(() => world.close());

  const eventsOf = (customer: string) =>
    world.events.filter((event) => event.customer === customer).map(({ type }) => type);

  test('a year of months is twelve renewals, each at its time and each told', async () => {
    const { customer, subscription } = await subscriber(world, month);
    await world.provider.moveClock(customer, 'year');
    const bills = (await billsOf(world, customer)).toReversed();
    expect(bills).toHaveLength(13);
    expect(totalPaid(bills)).toBe(13 * 1_200);
    expect(bills.map(({ period }) => period.from)).toEqual(bills.map(({ createdAt }) => createdAt));
    expect(bills[12]?.createdAt).toEqual(new Date('2027-11-26T10:00:00Z'));
    expect(eventsOf(customer).filter((type) => type === 'invoice.paid')).toHaveLength(13);
    expect(await subscriptionOf(world, customer)).toMatchObject({ id: subscription.id, state: 'active' });
  });

  test('each customer has their own: nobody else is charged', async () => {
    const { customer } = await subscriber(world, month);
    const other = await subscriber(world, month);
    await world.provider.moveClock(customer, 'year');
    expect(await world.provider.now(customer)).toEqual(new Date('2027-11-26T10:00:00Z'));
    expect(await world.provider.now(other.customer)).toEqual(world.clock.now());
    expect(await world.provider.now(null)).toEqual(world.clock.now());
    expect(await billsOf(world, other.customer)).toHaveLength(1);
  });

  test('moves ahead alone', async () => {
    const { customer } = await subscriber(world, month);
    const back = world.provider.moveClockTo(customer, later(world.clock.now(), -1));
    await expect(back).rejects.toThrow(RangeError);
  });

  test('a payment refused three times ends the plan after seven days, in this order', async () => {
    const { customer, cards } = await subscriber(world, month, ['4242', '0341']);
    await world.provider.updateCard(customer, cards[1] ?? '', { isDefault: true });
    world.events.length = 0;
    await world.provider.moveClock(customer, 'year');
    expect(eventsOf(customer)).toEqual([
      'invoice.payment_failed',
      'customer.subscription.updated',
      'invoice.payment_failed',
      'invoice.payment_failed',
      'invoice.voided',
      'customer.subscription.deleted',
    ]);
    const ended = await subscriptionOf(world, customer);
    expect(ended).toMatchObject({ state: 'ended', endsAt: new Date('2027-01-02T10:00:00Z') });
    expect(await billsOf(world, customer)).toHaveLength(2);
  });

  test('a card is charged until its month has ended, and expired then', async () => {
    const { customer, card } = await subscriber(world, month);
    await world.provider.updateCard(customer, card, { expMonth: 12, expYear: 2026 });
    await world.moveTo(customer, new Date('2026-12-31T23:59:59Z'));
    expect(await subscriptionOf(world, customer)).toMatchObject({ state: 'active' });
    await world.moveTo(customer, new Date('2027-01-27T00:00:00Z'));
    expect(await subscriptionOf(world, customer)).toMatchObject({ state: 'past_due' });
    expect(firstOf(await billsOf(world, customer)).failure).toBe('Your card was declined: it has expired.');
  });

  test('taxes each renewal by where the person lives then', async () => {
    const { customer, subscription } = await subscriber(world, month);
    const details = { name: '', email: '', address: '', country: 'FI', vatNumber: '' };
    await world.provider.updateCustomer(customer, details);
    await world.moveTo(customer, subscription.period.to);
    const totals = (await billsOf(world, customer)).map(({ total, tax }) => [total, tax?.label ?? null]);
    expect(totals).toEqual([
      [1_506, 'VAT 25.5%'],
      [1_200, null],
    ]);
  });

  test('from the 31st a month ends on the last day there is', async () => {
    const { customer, cards } = await world.customerWith(['4242']);
    await world.moveTo(customer, new Date('2027-01-31T10:00:00Z'));
    await world.provider.subscribe(
      customer,
      { price: month, card: cards[0] ?? '', startsAt: null },
      newKey(),
    );
    await world.moveTo(customer, new Date('2027-04-01T00:00:00Z'));
    const [march, february] = await billsOf(world, customer);
    expect(february?.period.to).toEqual(new Date('2027-03-31T10:00:00Z'));
    expect(march?.lines[0]).toMatchObject({
      from: '2027-03-31T10:00:00.000Z',
      to: '2027-04-30T10:00:00.000Z',
    });
  });

  test('what is due as real time passes happens without anybody’s click', async () => {
    const { customer, subscription } = await subscriber(world, year);
    const { customer: quiet } = await subscriber(world, month);
    await world.provider.cancel(quiet, firstOf((await stateOf(world, quiet)).subscriptions).id, 'now');
    world.clock.advance(subscription.period.to.getTime() - world.clock.now().getTime() - 1);
    await world.provider.advance();
    expect(await billsOf(world, customer)).toHaveLength(1);
    world.clock.advance(1);
    world.events.length = 0;
    expect(await world.provider.advance()).toBeGreaterThan(0);
    expect(eventsOf(customer)).toContain('invoice.paid');
    expect(eventsOf(quiet)).toEqual([]);
    expect(await world.provider.advance()).toBe(0);
  });

  test('what is due shows at once, before it is written', async () => {
    const { customer, subscription } = await subscriber(world, month);
    world.clock.advance(40 * days);
    expect(await billsOf(world, customer)).toHaveLength(2);
    const before = await stateOf(world, customer);
    await world.provider.advance();
    expect(await stateOf(world, customer)).toEqual(before);
    expect(before.subscriptions[0]?.period.from).toEqual(subscription.period.to);
  });
});
