import { valueAgainstPrice } from '@tenfold/domain/valuation';
import { expect, test } from 'vitest';
import { valueAgainstPriceLabel } from './value-against-price-label.ts';

test.each([
  [100.6, 303.06, '66.8% below the price'],
  [100, 80, '25.0% above the price'],
  [100, 100, 'equal to the price'],
  [100, 100.01, 'equal to the price'],
])('a value of %d is, at a price of %d, %s', (value, price, label) => {
  expect(valueAgainstPriceLabel(valueAgainstPrice(value, price) ?? Number.NaN)).toBe(label);
});
