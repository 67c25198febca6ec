import { expect, test } from 'vitest';
import { moveSymbol } from './move-symbol.ts';

test('a company moves to a place, and no further than the ends', () => {
  expect(moveSymbol(['A', 'B', 'C'], 'A', 1)).toEqual(['B', 'A', 'C']);
  expect(moveSymbol(['A', 'B', 'C'], 'A', 9)).toEqual(['B', 'C', 'A']);
  expect(moveSymbol(['A', 'B', 'C'], 'C', -1)).toEqual(['C', 'A', 'B']);
});
