import { expect, test } from 'vitest';
import { formatShortSum, formatSum } from './format-sum.ts';

test('a sum has the decimals of its currency', () => {
  expect(formatSum({ amount: 11021, currency: 'USD' })).toBe('$110.21');
  expect(formatSum({ amount: -640, currency: 'USD' })).toBe('−$6.40');
});

test('a whole price is short', () => {
  expect(formatShortSum({ amount: 9600, currency: 'USD' })).toBe('$96');
  expect(formatShortSum({ amount: 667, currency: 'GBP' })).toBe('£6.67');
  expect(formatShortSum({ amount: 1200, currency: 'JPY' })).toBe('¥1,200');
});
