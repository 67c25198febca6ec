import { listId } from '@tenfold/contract/ids';
import type { SavedList } from '@tenfold/contract/lists';
import { expect, test } from 'vitest';
import { countLabel, toListRow } from './list-row.ts';

const list: SavedList = {
  id: listId.parse(7),
  name: 'Ten-year holders',
  isDefault: true,
  isAdded: null,
  companyCount: 6,
  symbols: ['AAPL', 'MSFT', 'COST', 'GAPS', 'NKE', 'F'],
  share: false,
  shareToken: null,
  revision: 3,
  createdAt: '2026-08-20T10:00:00Z',
  updatedAt: '2026-08-21T10:00:00Z',
};

const priced = (symbol: string, change: number | null, simulated = false) =>
  [symbol, { symbol, stockPriceChange: change, quote: { simulated } as never }] as const;
const companies = new Map([priced('AAPL', 0.0197), priced('MSFT', -0.0132, true), priced('GAPS', null)]);
const row = toListRow(list, companies, { day: () => 'Aug 21, 2026' });

test('a list shows how its first four companies moved, and how many follow', () => {
  expect(row.moves.map(({ symbol }) => symbol)).toEqual(['AAPL', 'MSFT', 'COST', 'GAPS']);
  expect(row.more).toBe(2);
});

test('a company without a price, or without figures here, has no move: not zero', () => {
  expect(row.moves.map(({ change }) => change)).toEqual([0.0197, -0.0132, null, null]);
});

test('a simulated price is marked', () => {
  expect(row.moves.map(({ simulated }) => simulated)).toEqual([false, true, false, false]);
});

test('an empty list has no moves', () => {
  const { moves, more } = toListRow({ ...list, symbols: [], companyCount: 0 }, companies, {
    day: () => '',
  });
  expect([moves, more]).toEqual([[], 0]);
});

test('companies are counted in words', () => {
  expect([0, 1, 1000].map(countLabel)).toEqual(['0 companies', '1 company', '1,000 companies']);
});
