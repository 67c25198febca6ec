import { expect, test } from 'vitest';
import { surpriseOf, verdictOf } from './surprise.ts';

const year = ['2025-12-31', '2026-03-31', '2026-06-30', '2026-09-30'].map((periodEnd) => ({
  periodEnd,
  actual: 1.1,
  estimate: 1,
}));

test('a fiscal quarter is matched to the calendar quarter it ends beside', () => {
  expect(surpriseOf(year, '2026-06-27', 'quarter')).toEqual({ actual: 1.1, estimate: 1 });
  expect(surpriseOf(year, '2026-08-01', 'quarter')).toBeNull();
});

test('a year needs its four quarters', () => {
  const whole = surpriseOf(year, '2026-09-26', 'year');
  expect(whole?.actual).toBeCloseTo(4.4, 12);
  expect(whole?.estimate).toBe(4);
  expect(surpriseOf(year.slice(1), '2026-09-26', 'year')).toBeNull();
});

test('what is printed alike is met', () => {
  expect([verdictOf(1.304, 1.3), verdictOf(1.31, 1.3), verdictOf(1.29, 1.3)]).toEqual([
    'met',
    'beat',
    'miss',
  ]);
});
