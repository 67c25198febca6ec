import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayCount, dayNumber, daysAfter, daysBetween, isoDay, monthsBefore, yearsBefore } from './index.ts';

test('days count from 1970-01-01, including leap days', () => {
  expect([dayNumber('1970-01-01'), dayNumber('1969-12-31'), dayNumber('2024-02-29')]).toEqual([
    0, -1, 19_782,
  ]);
  expect([isoDay(0), isoDay(-1), isoDay(19_782)]).toEqual(['1970-01-01', '1969-12-31', '2024-02-29']);
  expect(dayCount('2024-01-01', '2024-12-31')).toBe(366);
  expect(daysAfter('2025-12-31', 1)).toBe('2026-01-01');
  expect(daysAfter('2024-03-01', -1)).toBe('2024-02-29');
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2024-03-01', '2024-02-28')).toBe(-2);
});

test('months and years before are the same calendar day, or the last of a shorter month', () => {
  expect(monthsBefore('2026-03-31', 1)).toBe('2026-02-28');
  expect(monthsBefore('2026-03-31', 3)).toBe('2025-12-31');
  expect(monthsBefore('2026-01-31', 2)).toBe('2025-11-30');
  expect(yearsBefore('2026-08-21', 10)).toBe('2016-08-21');
  expect(yearsBefore('2024-02-29', 1)).toBe('2023-02-28');
  expect(yearsBefore('2024-02-29', 4)).toBe('2020-02-29');
});

test("every day matches the platform's calendar, both ways", () => {
  fc.assert(
    fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (number) => {
      const day = isoDay(number);
      expect(day).toBe(new Date(number * 86_400_000).toISOString().slice(0, 10));
      expect(dayNumber(day)).toBe(number);
    }),
  );
});
