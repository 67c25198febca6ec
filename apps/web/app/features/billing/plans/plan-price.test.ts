import { expect, test } from 'vitest';
import { planPriceLabel } from './plan-price.ts';

const prices = [
  { planType: 'month', amount: 1200, currency: 'USD' },
  { planType: 'year', amount: 9600, currency: 'USD' },
  { planType: 'month', amount: 1000, currency: 'GBP' },
  { planType: 'year', amount: 8000, currency: 'GBP' },
] as const;

test('a year is said by the month, with what is billed', () => {
  expect(planPriceLabel(prices)).toEqual({
    amount: '$8',
    per: 'a month',
    note: '$96 billed once a year, tax added',
  });
});

test('a month is billed monthly, in the chosen currency', () => {
  expect(planPriceLabel(prices, 'month', 'GBP')).toEqual({
    amount: '£10',
    per: 'a month',
    note: 'Billed monthly, tax added',
  });
});

test('a plan without a price is free', () => {
  expect(planPriceLabel([]).amount).toBe('Free');
});
