import { expect, test } from 'vitest';
import { chooseScale } from './axis-units.ts';
import { tickLabel } from './tick-label.ts';

test('a tick label has as many decimals as its step needs', () => {
  expect([0.004, 0.00405, 0.0041].map((value) => tickLabel('percent', value, 0.00005, null))).toEqual([
    '0.400%',
    '0.405%',
    '0.410%',
  ]);
  expect([3, 4.5].map((value) => tickLabel('number', value, 1.5, null))).toEqual(['3.0×', '4.5×']);
  expect(tickLabel('percent', 12, 3, null)).toBe('1,200%');
});

test('millions are shortened, zero is 0 and a loss has its sign first', () => {
  const scale = chooseScale([-150e9, 600e9]);
  expect([-150e9, 0, 150e9].map((value) => tickLabel('money', value, 150e9, scale))).toEqual([
    '−150B',
    '0',
    '150B',
  ]);
});
