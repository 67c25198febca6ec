import { expect, test } from 'vitest';
import { lateBy } from './late-by.ts';

test.each([
  ['2026-11-26T11:01:00Z', 'under an hour'],
  ['2026-11-26T11:00:00Z', '1 hour'],
  ['2026-11-25T12:00:01Z', '23 hours'],
  ['2026-11-25T12:00:00Z', '1 day'],
  ['2026-11-01T12:00:00Z', '25 days'],
])('at noon on November 26, a question with the analysts since %s is late by %s', (since, words) => {
  expect(lateBy(since, new Date('2026-11-26T12:00:00Z'))).toBe(words);
});
