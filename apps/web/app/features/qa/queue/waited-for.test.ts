import { expect, test } from 'vitest';
import { waitedFor } from './waited-for.ts';

test.each([
  ['2026-11-26T12:00:30Z', '0 min'],
  ['2026-11-26T11:48:00Z', '12 min'],
  ['2026-11-26T07:00:00Z', '5 h'],
  ['2026-11-25T12:00:00Z', '1 d'],
])('at noon on November 26, a question asked at %s has waited for %s', (since, words) => {
  expect(waitedFor(since, new Date('2026-11-26T12:00:00Z'))).toBe(words);
});
