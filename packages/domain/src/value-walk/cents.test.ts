import { expect, test } from 'vitest';
import { centsAddingUp, centsOf } from './cents.ts';

test('cents are rounded half away from zero', () => {
  expect([1.005, -1.005, 0.004, -0.004, 79.990608].map(centsOf)).toEqual([101, -101, 0, 0, 7999]);
});

test('what flooring leaves goes to the largest remainders', () => {
  expect(centsAddingUp([1.006, 1.007, 1.008], 302)).toEqual([100, 101, 101]);
});

test('ties go in the order given', () => {
  expect(centsAddingUp([0.5 / 100, 0.5 / 100, -1 / 100], 0)).toEqual([1, 0, -1]);
});
