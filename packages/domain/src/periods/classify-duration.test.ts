import { expect, test } from 'vitest';
import { quartersIn } from './classify-duration.ts';

test.each([
  [84, 1], // twelve weeks
  [112, 1], // sixteen weeks
  [121, null],
  [130, null],
  [168, 2],
  [252, 3],
  [330, 4],
  [371, 4], // a year of 53 weeks
  [421, null],
  [1, null],
])('%i days are %s quarters', (days, quarters) => {
  expect(quartersIn(days)).toBe(quarters);
});
