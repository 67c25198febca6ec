import { expect, test } from 'vitest';
import { missingReasonLabel } from './missing-reason-label.ts';

test('an unknown or missing reason still gives a sentence', () => {
  expect(missingReasonLabel('not_filed')).toBe(
    'The SEC’s data has no figure for this line and period. It may be filed by share class, by segment or under a name of the company’s own.',
  );
  expect(missingReasonLabel('a_reason_of_tomorrow')).toBe('No figure available.');
  expect(missingReasonLabel(undefined)).toBe('No figure available.');
});
