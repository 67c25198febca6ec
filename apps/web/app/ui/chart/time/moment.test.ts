import { expect, test } from 'vitest';
import { closeMoment, formatMoment, momentIso, momentOf } from './moment.ts';

test('a day reads as people write it, wherever the reader is', () => {
  expect(formatMoment(momentOf('2025-09-27'))).toBe('Sep 27, 2025');
});

test('a moment reads in New York time', () => {
  expect(formatMoment(momentOf('2026-08-21T14:35:00Z'))).toBe('Aug 21, 2026, 10:35 AM EDT');
  expect(formatMoment(momentOf('2026-01-21T14:35:00.000Z'))).toBe('Jan 21, 2026, 9:35 AM EST');
});

test('days and moments are written as they were read', () => {
  for (const text of ['2026-08-21', '2026-08-21T14:35:00Z', '2016-02-29T20:59:59Z'])
    expect(momentIso(momentOf(text))).toBe(text);
});

test('among the prices of a day a close stands at four in New York, in summer and in winter, and at one on half a day', () => {
  expect(momentIso(closeMoment(momentOf('2026-08-21')))).toBe('2026-08-21T20:00:00Z');
  expect(momentIso(closeMoment(momentOf('2026-01-21')))).toBe('2026-01-21T21:00:00Z');
  expect(momentIso(closeMoment(momentOf('2026-11-27')))).toBe('2026-11-27T18:00:00Z');
});
