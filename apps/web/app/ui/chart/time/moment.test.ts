import { expect, test } from 'vitest';
import { closeMoment, formatMoment, momentIso, momentOf } from './moment.ts';

test('a date is written out, in any time zone', () => {
  expect(formatMoment(momentOf('2025-09-27'))).toBe('Sep 27, 2025');
});

test("a time is New York's", () => {
  expect(formatMoment(momentOf('2026-08-21T14:35:00Z'))).toBe('Aug 21, 2026, 10:35 AM EDT');
  expect(formatMoment(momentOf('2026-01-21T14:35:00.000Z'))).toBe('Jan 21, 2026, 9:35 AM EST');
});

test('dates and times survive the round trip', () => {
  for (const text of ['2026-08-21', '2026-08-21T14:35:00Z', '2016-02-29T20:59:59Z'])
    expect(momentIso(momentOf(text))).toBe(text);
});

test('a close among intraday prices is at four in New York, in summer and winter, and at one on a half day', () => {
  expect(momentIso(closeMoment(momentOf('2026-08-21')))).toBe('2026-08-21T20:00:00Z');
  expect(momentIso(closeMoment(momentOf('2026-01-21')))).toBe('2026-01-21T21:00:00Z');
  expect(momentIso(closeMoment(momentOf('2026-11-27')))).toBe('2026-11-27T18:00:00Z');
});
