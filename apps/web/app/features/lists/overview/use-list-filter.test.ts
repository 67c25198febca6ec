import { expect, test } from 'vitest';
import { storedAddress } from './use-list-filter.ts';

test('the order chosen last is the address of the next visit', () => {
  expect(storedAddress('-companies')).toBe('/my-tenfold/lists?sort=-companies');
});

test.each(['', 'nonsense', '//elsewhere.example', 'name&sort=x'])('%j is no order', (stored) => {
  expect(storedAddress(stored)).toBeNull();
});
