import { describe, expect, test } from 'vitest';
import { PaymentRefused } from '../provider.ts';
import { billsOf, totalPaid } from './bills.fixture.ts';
import { firstOf, newKey, stateOf, subscriber, subscriptionOf } from './people.fixture.ts';
import type { ProviderWorld } from './provider-world.fixture.ts';
import { days, later, month, year } from './terms.fixture.ts';

export function describeChanging(world: () => ProviderWorld): void {
  describe('another period', () => {
    describeToYear(world);
    describeToMonth(world);
  });
}

/** What is previewed at the person’s now, and then ordered. */
async function changeTo(world: ProviderWorld, customer: string, subscription: string, price: typeof month) {
  const { provider } = world;
  const at = await provider.now(customer);
  const bill = await provider.preview(customer, { kind: 'change', subscription, price }, at);
  const order = { subscription, price, at };
  const key = newKey();
  return { bill, order, key, changed: await provider.change(customer, order, key) };
}

function describeToYear(world: () => ProviderWorld): void {
  test('a year begins now, and costs what was previewed: less the rest of the month', async () => {
    const { customer, subscription } = await subscriber(world(), month, ['4242'], { country: 'IE' });
    await world().moveTo(customer, later(subscription.period.from, 10 * days));
    const { bill, changed } = await changeTo(world(), customer, subscription.id, year);
    expect(bill.lines.map(({ kind }) => kind).sort()).toEqual(['period', 'unused']);
    expect(bill.subtotal).toBeLessThan(9_600 - 700);
    expect(bill.subtotal).toBeGreaterThan(9_600 - 900);
    const [invoice, ...earlier] = await billsOf(world(), customer);
    expect(invoice).toMatchObject({
      state: 'paid',
      subtotal: bill.subtotal,
      tax: bill.tax,
      total: bill.total,
    });
    expect(invoice?.lines.map(({ kind, amount }) => `${kind} ${amount}`).sort()).toEqual(
      bill.lines.map(({ kind, amount }) => `${kind} ${amount}`).sort(),
    );
    expect(earlier).toHaveLength(1);
    expect(changed).toMatchObject({ id: subscription.id, state: 'active', price: year, nextPlanType: null });
    expect(changed.nextPayment?.total).toBe(bill.nextPayment.total);
    expect(changed.period.to.getTime()).toBeGreaterThan(
      later(subscription.period.from, 370 * days).getTime(),
    );
  });

  test('ordered twice with the same key is charged once', async () => {
    const { customer, subscription } = await subscriber(world(), month);
    const { order, key, changed } = await changeTo(world(), customer, subscription.id, year);
    expect((await world().provider.change(customer, order, key)).period).toEqual(changed.period);
    expect(await billsOf(world(), customer)).toHaveLength(2);
  });

  test('refused by the bank changes nothing', async () => {
    const { customer, cards, subscription } = await subscriber(world(), month, ['4242', '0341']);
    await world().provider.updateCard(customer, cards[1] ?? '', { isDefault: true });
    await expect(changeTo(world(), customer, subscription.id, year)).rejects.toBeInstanceOf(PaymentRefused);
    const unchanged = await subscriptionOf(world(), customer);
    expect(unchanged).toMatchObject({ state: 'active', price: month, period: subscription.period });
    expect(totalPaid(await billsOf(world(), customer))).toBe(1_200);
    expect((await stateOf(world(), customer)).invoices.filter(({ state }) => state === 'open')).toEqual([]);
  });

  test('in time that was granted, a year is paid when that ends', async () => {
    const { customer, subscription } = await subscriber(world(), month);
    const until = later(subscription.period.to, 100 * days);
    await world().provider.postpone(customer, subscription.id, until, newKey());
    const { bill, changed } = await changeTo(world(), customer, subscription.id, year);
    expect(bill).toMatchObject({ total: 0, nextPayment: { at: until.toISOString(), total: 9_600 } });
    expect(changed).toMatchObject({ price: year, nextPayment: { at: until, total: 9_600 } });
    expect(await billsOf(world(), customer)).toHaveLength(1);
  });

  test('a month that was given back is not given back again: a year is paid when it ends', async () => {
    const { customer, subscription } = await subscriber(world(), month);
    const invoice = firstOf(await billsOf(world(), customer));
    const refund = await world().provider.refund(customer, invoice.id, newKey());
    await world().moveTo(customer, later(refund.at, 5 * days));
    const { bill, changed } = await changeTo(world(), customer, subscription.id, year);
    const at = subscription.period.to;
    expect(bill).toMatchObject({ lines: [], total: 0, nextPayment: { at: at.toISOString(), total: 9_600 } });
    expect(changed).toMatchObject({ state: 'active', price: year, nextPayment: { at, total: 9_600 } });
    expect(await billsOf(world(), customer)).toHaveLength(1);
    await world().moveTo(customer, later(at, days));
    expect(firstOf(await billsOf(world(), customer))).toMatchObject({ state: 'paid', total: 9_600 });
    expect((await subscriptionOf(world(), customer)).period.from).toEqual(at);
  });

  test('a month whose refund the bank refused is paid: what is left of it counts', async () => {
    const { customer, subscription } = await subscriber(world(), month, ['5126']);
    const invoice = firstOf(await billsOf(world(), customer));
    const refund = await world().provider.refund(customer, invoice.id, newKey());
    await world().moveTo(customer, later(refund.at, 5 * days));
    const { bill } = await changeTo(world(), customer, subscription.id, year);
    expect(bill.lines.map(({ kind }) => kind).sort()).toEqual(['period', 'unused']);
  });
}

function describeToMonth(world: () => ProviderWorld): void {
  test('a month begins when the year ends; until then nothing is charged', async () => {
    const { customer, subscription } = await subscriber(world(), year);
    await world().moveTo(customer, later(subscription.period.from, 100 * days));
    const { bill, changed } = await changeTo(world(), customer, subscription.id, month);
    const at = subscription.period.to;
    expect(bill).toMatchObject({ total: 0, nextPayment: { at: at.toISOString(), total: 1_200 } });
    expect(changed).toMatchObject({ state: 'active', price: year, nextPlanType: 'month' });
    expect(changed.nextPayment).toEqual({ at, total: 1_200 });
    expect(changed.period.to).toEqual(at);
    expect(await billsOf(world(), customer)).toHaveLength(1);
    await world().moveTo(customer, later(at, days));
    const monthly = await subscriptionOf(world(), customer);
    expect(monthly).toMatchObject({ id: subscription.id, state: 'active', price: month, nextPlanType: null });
    expect(monthly.period.from).toEqual(at);
    expect((await billsOf(world(), customer)).map(({ total }) => total)).toEqual([1_200, 9_600]);
  });

  test('a month that has not begun is undone by choosing the year again, for nothing', async () => {
    const { customer, subscription } = await subscriber(world(), year);
    await changeTo(world(), customer, subscription.id, month);
    const { bill, changed } = await changeTo(world(), customer, subscription.id, year);
    expect(bill.total).toBe(0);
    expect(changed).toMatchObject({ price: year, nextPlanType: null });
    expect(changed.nextPayment).toEqual({ at: subscription.period.to, total: 9_600 });
    await world().moveTo(customer, later(subscription.period.to, days));
    expect(firstOf(await billsOf(world(), customer))).toMatchObject({ state: 'paid', total: 9_600 });
  });
}
