import { expect, test } from 'vitest';
import { storedAddress } from './use-company-filter.ts';

const sectors = [{ sector: 'Consumer Defensive', count: 3 }];

test('the sector and the order chosen last are the address of the next visit', () => {
  const address = '/companies?sort=name&sector=Consumer+Defensive';
  expect(storedAddress('?sort=name&sector=Consumer+Defensive', sectors)).toBe(address);
});

test('a search in the address isn’t stored', () => {
  expect(storedAddress('?sort=pe&q=nike&show=all', sectors)).toBe('/companies?sort=pe');
});

test.each(['?sector=Gone', '?sort=nonsense', 'x', '//elsewhere.example', '?sort=market-cap'])(
  'what can’t be chosen, such as %s, is left out',
  (stored) => {
    expect(storedAddress(stored, sectors)).toBeNull();
  },
);
