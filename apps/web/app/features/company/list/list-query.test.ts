import { describe, expect, test } from 'vitest';
import { rowOf } from './company-row.fixture.ts';
import { countSectors, listAddress, parseListQuery, selectRows } from './list-query.ts';
import { sortChoices } from './sort-choices.ts';

const query = (search = '') => parseListQuery(new URLSearchParams(search));
const rows = [
  rowOf('BIG', { pe: { value: 30, why: null }, marketCap: { value: 3e9, why: null } }),
  rowOf('CHEAP', { name: 'Coca-Cola', pe: { value: 8, why: null }, marketCap: { value: 2e9, why: null } }),
  rowOf('LOSS', { pe: { value: null, why: 'a loss' }, sector: null, marketCap: { value: 1e9, why: null } }),
  rowOf('TWIN', {
    pe: { value: 8, why: null },
    sector: 'Energy',
    marketCap: { value: null, why: 'no price' },
  }),
];
const symbols = (search: string) => selectRows(rows, query(search)).map(({ symbol }) => symbol);

describe('the order of companies', () => {
  test('is by market cap at first, largest first, missing figures last', () => {
    expect(symbols('')).toEqual(['BIG', 'CHEAP', 'LOSS', 'TWIN']);
    expect(symbols('sort=-market-cap')).toEqual(['LOSS', 'CHEAP', 'BIG', 'TWIN']);
  });

  test('by P/E starts with the cheapest, a loss last in either order, equal ones by size', () => {
    expect(symbols('sort=pe')).toEqual(['CHEAP', 'TWIN', 'BIG', 'LOSS']);
    expect(symbols('sort=-pe')).toEqual(['BIG', 'CHEAP', 'TWIN', 'LOSS']);
  });

  test('is the usual one for an unknown column', () => {
    expect(query('sort=shoe-size')).toEqual(query());
    expect(query('sort=-')).toEqual(query());
  });
});

describe('the companies in the list', () => {
  test('are those of the sector, those without one under Other', () => {
    expect(symbols('sector=Energy')).toEqual(['TWIN']);
    expect(symbols('sector=Other')).toEqual(['LOSS']);
    expect(symbols('sector=Shoes')).toEqual([]);
    expect(countSectors(rows)).toEqual([
      { sector: 'Energy', count: 1 },
      { sector: 'Technology', count: 2 },
      { sector: 'Other', count: 1 },
    ]);
  });

  test('contain the text in symbol or name, whatever its case', () => {
    expect(symbols('q=coca')).toEqual(['CHEAP']);
    expect(symbols('q=twin corp')).toEqual(['TWIN']);
    expect(symbols('q=zzq')).toEqual([]);
  });
});

test('an address carries the state and nothing that is usual', () => {
  expect(listAddress('/companies', query())).toBe('/companies');
  const search = 'sort=-pe&sector=Real+Estate&q=o&show=all';
  expect(listAddress('/companies', query(search))).toBe(`/companies?${search}`);
});

test('a phone offers each column once, and the order in use', () => {
  const labels = (search: string) => sortChoices(query(search), true).map(([, label]) => label);
  expect(labels('')).toHaveLength(9);
  expect(labels('')).toContain('Market cap, largest first');
  expect(labels('sort=-pe')).toEqual(
    expect.arrayContaining(['P/E (LTM), lowest first', 'P/E (LTM), highest first']),
  );
});
