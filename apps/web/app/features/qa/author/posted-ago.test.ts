import { expect, test } from 'vitest';
import { postedAgo } from './posted-ago.ts';

test.each([
  ['2026-11-26T11:59:30Z', 'just now'],
  ['2026-11-26T12:00:30Z', 'just now'],
  ['2026-11-26T11:59:00Z', '1 minute ago'],
  ['2026-11-26T11:05:00Z', '55 minutes ago'],
  ['2026-11-26T11:00:00Z', '1 hour ago'],
  ['2026-11-25T12:00:01Z', '23 hours ago'],
  ['2026-11-25T12:00:00Z', '1 day ago'],
  ['2026-11-19T12:00:01Z', '6 days ago'],
  ['2026-11-19T12:00:00Z', 'Nov 19'],
  ['2025-11-12T12:00:00Z', 'Nov 12, 2025'],
])('at noon on Nov 26, 2026, what was written at %s is dated %s', (datetime, label) => {
  expect(postedAgo(datetime, new Date('2026-11-26T12:00:00Z'))).toBe(label);
});
