import { expect, test } from 'vitest';
import { lineLabel } from './line-label.ts';
import { statedValue } from './stated-value.ts';

const figure = { symbol: 'NKE', line: 'revenue', periodEnd: '2023-05-31', source: [], inputs: [] };

test.each([
  [51_217_000_000, 'USD', '51,217,000,000 USD'],
  [-3.234, 'USD/share', '−3.23 USD a share'],
  [0.1049, 'percent', '10.49%'],
  [2.2149, 'ratio', '2.21'],
  [2023, 'year', '2023'],
  ['NKE', 'symbol', 'NKE'],
  [['NKE', 'TGT'], 'ordered symbols', 'NKE, TGT'],
])('%j %s reads %s', (value, unit, text) => {
  expect(statedValue({ ...figure, value, unit })).toBe(text);
});

test('a line is called by its name, and a ratio by both', () => {
  expect(lineLabel('revenue')).toBe('revenue');
  expect(lineLabel('netIncome / revenue')).toBe('net income ÷ revenue');
});
