import { expect, test } from 'vitest';
import { slipsAllowed, slipsBetween } from './slips-between.ts';

test.each([
  ['nike', 'nike', 0],
  ['nkie', 'nike', 1],
  ['inventorys', 'inventory', 1],
  ['inventorys', 'inventories', 2],
  ['nik', 'nike', 1],
  ['nikee', 'nike', 1],
  ['mike', 'nike', 1],
  ['выручак', 'выручка', 1],
  ['', 'nike', 4],
  ['nike', '', 4],
])('from %j to %j it is %d slips', (typed, word, slips) => {
  expect(slipsBetween(typed, word)).toBe(slips);
});

test('a long word may have two slips, a short one only one: else every short word would be like any other', () => {
  expect([slipsAllowed('nike'), slipsAllowed('inventory')]).toEqual([1, 2]);
});
