import { expect, test } from 'vitest';
import { shapleyOf } from './shapley.ts';

test('two players share what they only make together', () => {
  const values = [0, 10, 20, 40];
  const { parts, least } = shapleyOf(2, (has) => values[(has(0) ? 1 : 0) + (has(1) ? 2 : 0)] ?? 0);
  expect(parts).toEqual([
    { part: 15, first: 10, last: 20 },
    { part: 25, first: 20, last: 30 },
  ]);
  expect(least).toBe(0);
});

test('nobody has no part', () => {
  expect(shapleyOf(0, () => 7)).toEqual({ parts: [], least: 7 });
});

test('who adds nothing has a part of nothing', () => {
  const { parts } = shapleyOf(3, (has) => (has(1) ? 3 : 0));
  expect(parts.map(({ part }) => part)).toEqual([0, 3, 0]);
});
