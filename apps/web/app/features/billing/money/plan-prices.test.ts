import { expect, test } from 'vitest';
import { currenciesOf, findPrice, monthlyPrice, savedPercent } from './plan-prices.ts';

const prices = [
  { planType: 'month', amount: 1200, currency: 'USD' },
  { planType: 'year', amount: 9600, currency: 'USD' },
  { planType: 'month', amount: 1000, currency: 'GBP' },
  { planType: 'year', amount: 8000, currency: 'GBP' },
  { planType: 'year', amount: 9000, currency: 'CHF' },
] as const;

test('the currencies are those with a price, the usual one first', () => {
  expect(currenciesOf(prices)).toEqual(['USD', 'GBP', 'CHF']);
});

test('what a year saves is said in whole percent, never too many', () => {
  expect(savedPercent(prices, 'USD')).toBe(33);
  expect(savedPercent(prices, 'GBP')).toBe(33);
});

test('nothing is said to be saved where a month has no price, or a year costs as much', () => {
  expect(savedPercent(prices, 'CHF')).toBeNull();
  const dear = [
    { planType: 'month', amount: 1000, currency: 'EUR' },
    { planType: 'year', amount: 12_000, currency: 'EUR' },
  ] as const;
  expect(savedPercent(dear, 'EUR')).toBeNull();
});

test('a year’s price is said by the month', () => {
  const year = findPrice(prices, 'year', 'GBP');
  expect(year && monthlyPrice(year)).toEqual({ amount: 667, currency: 'GBP' });
});
