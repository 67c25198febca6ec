import { expect, test } from 'vitest';
import { moveKey } from './move-key.ts';

test('what is moved goes to a place, and no further than the ends', () => {
  expect(moveKey(['A', 'B', 'C'], 'A', 1)).toEqual(['B', 'A', 'C']);
  expect(moveKey(['A', 'B', 'C'], 'A', 9)).toEqual(['B', 'C', 'A']);
  expect(moveKey(['A', 'B', 'C'], 'C', -1)).toEqual(['C', 'A', 'B']);
});
