import { expect, test } from 'vitest';
import { scrollStep } from './use-reorder.ts';

test('a table scrolls on while a company is dragged within 48 pixels of its edge', () => {
  const scrolled = (at: number) => Math.sign(scrollStep(at, 100, 500));
  expect([99, 147, 148, 300, 452, 453, 501].map(scrolled)).toEqual([-1, -1, 0, 0, 0, 1, 1]);
});
