import { expect, test } from 'vitest';
import { keptAddress } from './use-list-filter.ts';

test('the order chosen last is the address of the next visit', () => {
  expect(keptAddress('-companies')).toBe('/my-tenfold/lists?sort=-companies');
});

test.each(['', 'nonsense', '//elsewhere.example', 'name&sort=x'])('%j is no order', (kept) => {
  expect(keptAddress(kept)).toBeNull();
});
