import { expect, test } from 'vitest';
import { missingReasonLabel } from './missing-reason-label.ts';

test('an unknown or missing reason still gives a sentence', () => {
  expect(missingReasonLabel('not_filed')).toBe('The company didn’t file a figure for this line and period.');
  expect(missingReasonLabel('a_reason_of_tomorrow')).toBe('No figure available.');
  expect(missingReasonLabel(undefined)).toBe('No figure available.');
});
