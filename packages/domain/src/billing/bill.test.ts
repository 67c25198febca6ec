import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeBill, type PlanPrice, subscribeBill } from './bill.ts';

const month: PlanPrice = { planType: 'month', amount: 1_200, currency: 'EUR' };
const year: PlanPrice = { planType: 'year', amount: 9_600, currency: 'EUR' };
const anywhere = { country: '', vatNumber: '' };
const ireland = { country: 'IE', vatNumber: '' };
const time = (text: string) => new Date(text);
const november = { from: time('2026-11-01'), to: time('2026-12-01'), price: month, freeUntil: null };

test('a month with Irish VAT is charged now, and the same again in a month', () => {
  const at = '2026-11-26T10:00:00.000Z';
  const to = '2026-12-26T10:00:00.000Z';
  expect(subscribeBill(month, null, time(at), ireland)).toEqual({
    currency: 'EUR',
    lines: [{ kind: 'period', planType: 'month', from: at, to, amount: 1_200 }],
    subtotal: 1_200,
    tax: { label: 'VAT 23%', amount: 276 },
    total: 1_476,
    proratedAt: at,
    nextPayment: { at: to, total: 1_476 },
  });
});

test('after a granted time nothing is charged until it ends', () => {
  const startsAt = time('2027-11-26');
  expect(subscribeBill(year, startsAt, time('2026-11-26'), ireland)).toMatchObject({
    lines: [],
    tax: null,
    total: 0,
    nextPayment: { at: startsAt.toISOString(), total: 11_808 },
  });
});

test('a year in place of a month costs the year less the days that are left', () => {
  const at = time('2026-11-11');
  const bill = changeBill(november, year, at, anywhere);
  expect(bill.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['unused', -800],
    ['period', 9_600],
  ]);
  expect(bill).toMatchObject({ subtotal: 8_800, total: 8_800 });
  expect(bill.nextPayment).toEqual({ at: '2027-11-11T00:00:00.000Z', total: 9_600 });
});

test('tax is of the difference, once', () => {
  expect(changeBill(november, year, time('2026-11-11'), ireland)).toMatchObject({
    tax: { label: 'VAT 23%', amount: 2_024 },
    total: 10_824,
  });
});

test('a month in place of a year costs nothing until the year ends', () => {
  const period = { from: time('2026-01-01'), to: time('2027-01-01'), price: year, freeUntil: null };
  expect(changeBill(period, month, time('2026-11-11'), anywhere)).toMatchObject({
    lines: [],
    total: 0,
    nextPayment: { at: period.to.toISOString(), total: 1_200 },
  });
});

test('a year chosen in granted time is paid when that ends: what was given is not paid back', () => {
  const given = { ...november, to: time('2027-12-01'), freeUntil: time('2027-12-01') };
  expect(changeBill(given, year, time('2026-11-11'), anywhere)).toMatchObject({
    total: 0,
    nextPayment: { at: given.to.toISOString(), total: 9_600 },
  });
});

test('a bill is never below zero', () => {
  const cheap = { ...year, amount: 100 };
  expect(changeBill(november, cheap, time('2026-11-01'), ireland)).toMatchObject({
    subtotal: -1_100,
    tax: { amount: 0 },
    total: 0,
  });
});

test('the lines are the subtotal, and the total is the subtotal with its tax', () => {
  const moments = fc.integer({ min: 0, max: 30 * 86_400 });
  fc.assert(
    fc.property(fc.nat(9_999_999), fc.nat(99_999_999), moments, (monthly, yearly, second) => {
      const at = new Date(november.from.getTime() + second * 1_000);
      const period = { ...november, price: { ...month, amount: monthly } };
      const bill = changeBill(period, { ...year, amount: yearly }, at, ireland);
      expect(bill.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(bill.subtotal);
      expect(bill.total).toBe(Math.max(bill.subtotal, 0) + (bill.tax?.amount ?? 0));
    }),
  );
});
