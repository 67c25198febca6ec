import { expect, test } from 'vitest';
import { nextPlace } from './next-place.ts';

const grid = { rows: 20, columns: 500 };
const from = { row: 3, column: 7 };

test.each([
  ['ArrowRight', false, { row: 3, column: 8 }],
  ['ArrowUp', false, { row: 2, column: 7 }],
  ['PageDown', false, { row: 11, column: 7 }],
  ['Home', false, { row: 3, column: 0 }],
  ['End', false, { row: 3, column: 499 }],
  ['End', true, { row: 19, column: 499 }],
  ['a', false, null],
] as const)('%s leads to its cell, also out of sight', (key, control, to) => {
  expect(nextPlace(from, key, control, grid)).toEqual(to);
});

test('nothing leads beyond the edge', () => {
  expect(nextPlace({ row: 0, column: 499 }, 'ArrowRight', false, grid)).toBeNull();
  expect(nextPlace({ row: 0, column: 0 }, 'ArrowUp', false, grid)).toBeNull();
});

test.each([
  ['ArrowDown', 1, 4],
  ['ArrowDown', 4, 4],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 3, 3],
  ['Home', 5, 3],
  ['End', 0, 2],
])('in a grid of two lines of three, %s leads from %i to %i', (key, at, next) => {
  const place = { row: Math.floor(at / 3), column: at % 3 };
  const to = nextPlace(place, key, false, { rows: 2, columns: 3 }) ?? place;
  expect(to.row * 3 + to.column).toBe(next);
});
