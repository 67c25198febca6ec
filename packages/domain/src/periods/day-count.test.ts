import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayCount, dayNumber, daysAfter, isoDay } from './index.ts';

test('days are counted from the first of 1970, leap days too', () => {
  expect([dayNumber('1970-01-01'), dayNumber('1969-12-31'), dayNumber('2024-02-29')]).toEqual([
    0, -1, 19_782,
  ]);
  expect([isoDay(0), isoDay(-1), isoDay(19_782)]).toEqual(['1970-01-01', '1969-12-31', '2024-02-29']);
  expect(dayCount('2024-01-01', '2024-12-31')).toBe(366);
  expect(daysAfter('2025-12-31', 1)).toBe('2026-01-01');
});

test('every day is written as the calendar of the machine writes it, and read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (number) => {
      const day = isoDay(number);
      expect(day).toBe(new Date(number * 86_400_000).toISOString().slice(0, 10));
      expect(dayNumber(day)).toBe(number);
    }),
  );
});
