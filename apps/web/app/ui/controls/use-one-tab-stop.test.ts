import { expect, test } from 'vitest';
import { stepInGroup } from './use-one-tab-stop.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 2],
  ['ArrowUp', 0, 0],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  [' ', 1, null],
])('in a list of three, %s leads from %i to %s', (key, at, next) => {
  expect(stepInGroup(key, at, 3, 1)).toBe(next);
});

test.each([
  ['ArrowDown', 1, 4],
  ['ArrowDown', 4, 4],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 3, 3],
  ['Home', 5, 3],
  ['End', 0, 2],
])('in a grid of two lines of three, %s leads from %i to %i', (key, at, next) => {
  expect(stepInGroup(key, at, 6, 3)).toBe(next);
});
