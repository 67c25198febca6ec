import { expect, test } from 'vitest';
import { stripScale } from './strip-scale.ts';

const record = { years: [], least: 0, mean: 0.05, most: 0.1, last: 0.1 };

test('all that is marked fits on the strip', () => {
  const at = stripScale(record, [0.2, null]);
  expect([0, 0.1, 0.2].map((rate) => Math.round(at(rate)))).toEqual([5, 50, 95]);
});

test('a single rate stands in the middle', () => {
  expect(stripScale(null, [0.1])(0.1)).toBe(50);
  expect(stripScale(null, [])(0.1)).toBe(50);
});
