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
  expect(stepInGroup(key, at, 3)).toBe(next);
});
