import { expect, test } from 'vitest';
import { stepFrom } from './grid-rows.ts';

const shown = [null, 'revenueChange', null, 'margin'] as const;
const step = (row: 'revenueChange' | 'margin', column: string, to: Parameters<typeof stepFrom>[1]) =>
  stepFrom({ row, column }, to, shown, 2025);

test('Enter goes down its column from one row that can be typed to the next', () => {
  expect(step('revenueChange', '2027', 'down')).toEqual({ row: 'margin', column: '2027' });
  expect(step('margin', '2027', 'down')).toBeNull();
  expect(step('margin', '2027', 'up')).toEqual({ row: 'revenueChange', column: '2027' });
});

test('Tab goes right, and on in the next line', () => {
  expect(step('revenueChange', '2026', 'right')).toEqual({ row: 'revenueChange', column: '2027' });
  expect(step('revenueChange', 'Terminal', 'right')).toEqual({ row: 'margin', column: '2026' });
  expect(step('margin', '2026', 'left')).toEqual({ row: 'revenueChange', column: 'Terminal' });
  expect(step('margin', 'Terminal', 'right')).toBeNull();
  expect(step('revenueChange', '2026', 'left')).toBeNull();
});
