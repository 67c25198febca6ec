import { expect, test } from 'vitest';
import { seededNormal } from './seeded-normal.ts';

const draw = (seed: string, count: number) => {
  const next = seededNormal(seed);
  return Array.from({ length: count }, () => next());
};

test('the same seed gives the same numbers, another seed others', () => {
  expect(draw('AAPL', 5)).toEqual(draw('AAPL', 5));
  expect(draw('AAPL', 5)).not.toEqual(draw('NKE', 5));
});

test('the numbers are standard normal', () => {
  const numbers = draw('NKE', 20_000);
  const mean = numbers.reduce((sum, x) => sum + x, 0) / numbers.length;
  const variance = numbers.reduce((sum, x) => sum + (x - mean) ** 2, 0) / numbers.length;
  expect(mean).toBeCloseTo(0, 1);
  expect(variance).toBeCloseTo(1, 1);
  expect(numbers.every(Number.isFinite)).toBe(true);
});
