import { expect, test } from 'vitest';
import { parseDecimal } from './decimal.ts';

test.each([
  ['12.5', 12.5],
  ['-0.25', -0.25],
  ['+7', 7],
  ['.5', 0.5],
  ['5.', 5],
])('%s is a number', (text, value) => {
  expect(parseDecimal(text)).toBe(value);
});

test.each([undefined, '', ' ', '0x10', '0b1', '1e3', 'Infinity', 'NaN', '1,000', '12.5.1', '1_000', '１２'])(
  '%s is not a number',
  (text) => {
    expect(parseDecimal(text)).toBeNaN();
  },
);
