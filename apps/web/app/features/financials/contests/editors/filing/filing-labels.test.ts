import { expect, test } from 'vitest';
import { amountLabel, columnLabel, unitOf } from './filing-labels.ts';

test('a column says how long its period is and when it ends', () => {
  expect(columnLabel({ start: '2024-01-29', end: '2025-02-02' })).toBe('12 months to Feb 2, 2025');
  expect(columnLabel({ start: '2024-04-01', end: '2024-06-30' })).toBe('3 months to Jun 30, 2024');
  expect(columnLabel({ start: '2024-04-01', end: '2024-04-30' })).toBe('1 month to Apr 30, 2024');
  expect(columnLabel({ start: null, end: '2024-06-30' })).toBe('Jun 30, 2024');
});

test('an amount is what was filed, in millions without a digit lost', () => {
  expect(amountLabel(51_362_000_000, 'USD')).toBe('51,362');
  expect(amountLabel(-4_078_993_001, 'USD')).toBe('(4,078.993001)');
  expect(amountLabel(1_529_700_000, 'shares')).toBe('1,529.7');
  expect(amountLabel(3.73, 'USD/shares')).toBe('3.73');
  expect([amountLabel(null, 'USD'), amountLabel(0, 'USD')]).toEqual(['–', '0']);
  expect(['USD', 'TWD', 'shares', 'USD/shares', 'pure'].map(unitOf)).toEqual([
    'USD millions',
    'TWD millions',
    'shares, millions',
    'USD/shares',
    'pure',
  ]);
});
