import { expect, test } from 'vitest';
import { fiscalYearOf, isYearEnd } from './fiscal-year-end.ts';

test.each([
  ['2025-09-27', 2025],
  ['2026-01-25', 2026],
  ['2021-01-03', 2020],
  ['2024-01-07', 2023],
  ['2024-01-08', 2024],
])('the year that ends on %s is %i', (end, year) => {
  expect(fiscalYearOf(end)).toBe(year);
});

test('a year end may be 14 days off, across New Year too', () => {
  expect(isYearEnd('2023-09-30', '0926')).toBe(true);
  expect(isYearEnd('2021-01-03', '1231')).toBe(true);
  expect(isYearEnd('2022-12-25', '0103')).toBe(true);
  expect(isYearEnd('2023-10-11', '0926')).toBe(false);
});

test('a leap day as year end means the end of February', () => {
  expect(isYearEnd('2023-02-28', '0229')).toBe(true);
});
