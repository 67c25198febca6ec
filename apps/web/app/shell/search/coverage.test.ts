import type { Coverage } from '@tenfold/contract/company';
import { expect, test } from 'vitest';
import { groupByCoverage } from './coverage.ts';

const result = (symbol: string, coverage: Coverage) => ({ symbol, coverage });

test('results with data come first, each group in the order of the answer', () => {
  const groups = groupByCoverage([
    result('KO', 'none'),
    result('COST', 'here'),
    result('COF', 'fetch'),
    result('CRM', 'here'),
  ]);
  expect(groups.map(({ coverage, results }) => [coverage, ...results.map(({ symbol }) => symbol)])).toEqual([
    ['here', 'COST', 'CRM'],
    ['fetch', 'COF'],
    ['none', 'KO'],
  ]);
});

test('a group without results is left out', () => {
  expect(groupByCoverage([result('KO', 'none')]).map(({ coverage }) => coverage)).toEqual(['none']);
  expect(groupByCoverage([])).toEqual([]);
});
