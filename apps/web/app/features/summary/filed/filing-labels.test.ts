import { expect, test } from 'vitest';
import { dayLabel, periodLabel } from './filing-labels.ts';

test('a quarter is named by its end, a year by its number', () => {
  expect(periodLabel({ form: '10-Q', periodEnd: '2026-10-25', fiscalYear: null })).toBe(
    ', quarter to Oct 25',
  );
  expect(periodLabel({ form: '10-K', periodEnd: '2026-09-26', fiscalYear: 2026 })).toBe(', fiscal 2026');
  expect(periodLabel({ form: '6-K', periodEnd: '2026-06-30', fiscalYear: null })).toBe(', period to Jun 30');
  expect(periodLabel({ form: '10-K', periodEnd: null, fiscalYear: null })).toBe('');
});

test('a day of another year shows the year', () => {
  expect(dayLabel('2026-10-31', '2026-11-21T10:00:00Z')).toBe('Oct 31');
  expect(dayLabel('2025-10-31', '2026-11-21T10:00:00Z')).toBe('Oct 31, 2025');
});
