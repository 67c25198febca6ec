import type { StatedFigure } from '@tenfold/contract/assistant';
import { expect, test } from 'vitest';
import { howCalculated } from './how-calculated.ts';

const input = { symbol: 'NKE', column: '2023', periodEnd: '2023-05-31', value: 1, unit: 'USD' };
const revenue = { ...input, line: 'revenue' };
const earnings = { ...input, line: 'netIncome' };
const figure: StatedFigure = {
  value: 1,
  unit: 'USD',
  symbol: 'NKE',
  line: 'revenue',
  periodEnd: '2023-05-31',
  source: ['0000320187-23-000039'],
  inputs: [revenue],
};

test('a filed figure is as filed', () => {
  expect(howCalculated(figure)).toBeNull();
});

test.each([
  [
    { line: 'netIncome / revenue', unit: 'percent', inputs: [earnings, revenue] },
    'The first value below ÷ the second.',
  ],
  [{ line: 'revenue change', unit: 'percent' }, 'Later value ÷ earlier value − 1.'],
  [{ line: 'P/E', unit: 'ratio' }, 'Calculated from the values below.'],
  [{ line: 'price', source: ['user'], inputs: [] }, 'Assumed by you.'],
  [{ unit: 'ordered symbols', value: ['NKE', 'TGT'] }, 'Put in order by the values below.'],
])('%j: %s', (more, text) => {
  expect(howCalculated({ ...figure, ...more })).toBe(text);
});

test('a fair value says its assumptions, as nothing below it does', () => {
  const fairValue = { unit: 'USD/share', line: 'fair value by dividends', inputs: [], source: [] };
  expect(howCalculated({ ...fairValue, value: 41.2, symbol: 'NKE', periodEnd: null })).toContain(
    'at a required return of 10%',
  );
});
