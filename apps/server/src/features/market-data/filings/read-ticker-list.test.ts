import { expect, test } from 'vitest';
import { readTickerList } from './read-ticker-list.ts';

const list = (...data: unknown[]) => JSON.stringify({ fields: ['cik', 'name', 'ticker', 'exchange'], data });

test('the position in the list is the rank', () => {
  const text = list(['1045810', 'NVIDIA CORP', 'NVDA', 'Nasdaq'], [320193, 'Apple Inc.', 'aapl', null]);
  expect(readTickerList(text)).toEqual([
    { symbol: 'NVDA', cik: 1045810, name: 'NVIDIA CORP', exchange: 'Nasdaq', rank: 1 },
    { symbol: 'AAPL', cik: 320193, name: 'Apple Inc.', exchange: null, rank: 2 },
  ]);
});

test('rows without a company and repeated symbols are skipped', () => {
  const text = list(
    ['x', 'A', 'AA', null],
    [1, '', 'BB', null],
    [2, 'C', 'C C', null],
    5,
    [3, 'D', 'D-A', null],
    [4, 'E', 'D-A', null],
  );
  expect(readTickerList(text)).toEqual([{ symbol: 'D-A', cik: 3, name: 'D', exchange: null, rank: 1 }]);
});

test.each(['', '{"fields": [', '{}', list()])('%s is not the list', (text) => {
  expect(readTickerList(text)).toBeNull();
});
