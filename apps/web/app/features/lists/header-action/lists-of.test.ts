import { expect, test } from 'vitest';
import { onLists } from './lists-of.ts';

const quality = { name: 'Quality', isAdded: true };
const steady = { name: 'Steady', isAdded: true };
const other = { name: 'Other', isAdded: false };

test('a button to add a company says which list it is on, or on how many', () => {
  expect(onLists([quality, other])).toBe(', on Quality');
  expect(onLists([quality, other, steady])).toBe(', on 2 lists');
  expect(onLists([other, { name: 'Unknown', isAdded: null }])).toBeNull();
  expect(onLists([])).toBeNull();
});
