import { expect, test } from 'vitest';
import { inListOrder, listOrderHead, orderLabels, orderName, parseListOrder } from './list-order.ts';
import type { ListRow } from './list-row.ts';

const row = (name: string, companyCount: number, day: number) =>
  ({ name, companyCount, updatedAt: `2026-08-${day}T10:00:00Z` }) as ListRow;
// The order of the server: the default one first, then by name.
const rows = [row('Watch', 3, 21), row('alpha', 9, 12), row('Beta', 3, 30)];

const read = (sort: string) => parseListOrder(new URLSearchParams({ sort }));

test.each([
  ['', ['Watch', 'alpha', 'Beta']],
  ['name', ['alpha', 'Beta', 'Watch']],
  ['-name', ['Watch', 'Beta', 'alpha']],
  ['companies', ['alpha', 'Watch', 'Beta']],
  ['-companies', ['Watch', 'Beta', 'alpha']],
  ['edited', ['Beta', 'Watch', 'alpha']],
  ['constructor', ['Watch', 'alpha', 'Beta']],
])('?sort=%s puts lists in order; equal ones stay as they were', (sort, names) => {
  expect(inListOrder(rows, read(sort)).map(({ name }) => name)).toEqual(names);
});

test('a heading leads to its order, the other way round, and back', () => {
  expect(listOrderHead(null, 'edited').to).toBe('/my-tenfold/lists?sort=edited');
  expect(listOrderHead(read('edited'), 'edited').to).toBe('/my-tenfold/lists?sort=-edited');
  expect(listOrderHead(read('-edited'), 'edited').to).toBe('/my-tenfold/lists');
  expect(listOrderHead(read('-edited'), 'name').to).toBe('/my-tenfold/lists?sort=name');
});

test('each order of the menu is one that the address can carry', () => {
  for (const name of Object.keys(orderLabels)) expect(orderName(read(name))).toBe(name);
});
