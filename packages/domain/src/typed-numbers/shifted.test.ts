import { expect, test } from 'vitest';
import { plainNumber, shifted } from './index.ts';

test.each([
  [7.1, -2, 0.071],
  [1.1, 6, 1_100_000],
  [-0.29, 2, -29],
  [1.23456789012345, -2, 0.0123456789012345],
  [1e-7, -2, 1e-9],
  [0, 6, 0],
  [Number.POSITIVE_INFINITY, -2, Number.POSITIVE_INFINITY],
])('%d moved by %d digits is %d', (value, places, moved) => {
  expect(shifted(value, places)).toBe(moved);
});

test('a small number is written in a field without an exponent', () => {
  expect([0.000_000_15, 12.5, -2e-9].map(plainNumber)).toEqual(['0.00000015', '12.5', '-0.000000002']);
});
