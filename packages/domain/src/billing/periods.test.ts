import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addPeriods } from './periods.ts';

const time = (text: string) => new Date(text);

test('the 31st falls on the last day of shorter months, and is the 31st again after them', () => {
  const anchor = time('2026-01-31T12:30:00Z');
  expect(addPeriods(anchor, 'month', 1)).toEqual(time('2026-02-28T12:30:00Z'));
  expect(addPeriods(anchor, 'month', 2)).toEqual(time('2026-03-31T12:30:00Z'));
  expect(addPeriods(anchor, 'month', 3)).toEqual(time('2026-04-30T12:30:00Z'));
  expect(addPeriods(anchor, 'month', 13)).toEqual(time('2027-02-28T12:30:00Z'));
});

test('a year that began on 29 February ends on the 28th, and on the 29th in a leap year', () => {
  const anchor = time('2028-02-29T00:00:00Z');
  expect(addPeriods(anchor, 'year', 1)).toEqual(time('2029-02-28T00:00:00Z'));
  expect(addPeriods(anchor, 'year', 4)).toEqual(time('2032-02-29T00:00:00Z'));
});

test('twelve months are a year, no periods are none, and each ends after the one before', () => {
  const anchors = fc.date({ min: time('2020-01-01'), max: time('2060-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(anchors, fc.integer({ min: 0, max: 30 }), (anchor, n) => {
      expect(addPeriods(anchor, 'month', 12 * n)).toEqual(addPeriods(anchor, 'year', n));
      expect(addPeriods(anchor, 'month', 0)).toEqual(anchor);
      expect(addPeriods(anchor, 'month', n + 1).getTime()).toBeGreaterThan(
        addPeriods(anchor, 'month', n).getTime(),
      );
    }),
  );
});
