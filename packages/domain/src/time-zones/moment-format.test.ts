import { expect, test } from 'vitest';
import { momentFormat } from './index.ts';

test.each([
  ['America/New_York', 'Aug 21, 2026, 10:35 AM EDT'],
  ['Asia/Kathmandu', 'Aug 21, 2026, 8:20 PM GMT+5:45'],
])('a moment is written by the clocks of %s', (timeZone, written) => {
  expect(momentFormat(timeZone).format(new Date('2026-08-21T14:35:00Z'))).toBe(written);
});
