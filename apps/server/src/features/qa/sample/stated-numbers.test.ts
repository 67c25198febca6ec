import { expect, test } from 'vitest';
import { shownNumber, statedNumbers } from './stated-numbers.fixture.ts';

test('numbers with a unit are found, and years are not', () => {
  const text =
    'In 2025 it earned $1.2 billion, 26.9% more, twice what it was; 3.6 times, NT$956 billion, 64 cents.';
  expect(statedNumbers(text)).toEqual([
    '$1.2 billion',
    '26.9%',
    'twice',
    '3.6 times',
    'NT$956 billion',
    '64 cents',
  ]);
});

test.each([
  ['$1.2 billion', 1_200_000_000, 50_000_000],
  ['26.9%', 0.269, 0.0005],
  ['4.8 points', 0.048, 0.0005],
  ['$2.54', 2.54, 0.005],
  ['NT$956 billion', 956_000_000_000, 500_000_000],
])('%s is read with half of its last digit', (shown, value, within) => {
  const read = shownNumber(shown);
  expect((read?.value ?? 0) / value).toBeCloseTo(1, 8);
  expect((read?.within ?? 0) / within).toBeCloseTo(1, 8);
});
